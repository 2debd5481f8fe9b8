// The only file that imports the platform's C library. Tested is Linux alone.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the operating system says when it does not do what was asked.
package struct SystemError: Error, Hashable, Sendable {
  private let code: Int32

  fileprivate init(_ code: Int32 = errno) { self.code = code }

  /// The error that a folder is met with where a file is needed.
  package static let isFolder = SystemError(EISDIR)
  /// The error that a writer meets whose reader has gone.
  package static let readerIsGone = SystemError(EPIPE)

  /// `no such file or directory`: without the capital letter, for use inside a message.
  package var words: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// A file of the operating system that is open.
package struct FileDescriptor: Sendable {
  private let number: Int32

  /// Where results go.
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  /// Where remarks go.
  package static let standardError = FileDescriptor(number: STDERR_FILENO)
  /// Where lines come from.
  package static let standardInput = FileDescriptor(number: STDIN_FILENO)

  /// The open file of this number.
  package init(number: Int32) { self.number = number }

  fileprivate static func opened(_ path: String, _ flags: Int32) throws(SystemError) -> Self {
    let number = open(path, flags | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw SystemError() }
    return FileDescriptor(number: number)
  }

  fileprivate func close() -> Bool { closeFile(number) == 0 }

  /// Whether a person looks at it.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// How many columns its window has; nil where there is none.
  package var columns: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of a text.
  package func write(_ text: String) throws(SystemError) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { writeSome($0[written...], to: number) }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }

  /// The bytes that follow, at most one more than the limit.
  fileprivate func read(limit: Int) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw SystemError() }
    guard !status.isFolder else { throw .isFolder }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(0, Int(status.st_size)), limit + 1))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = readSome(into: &buffer, min(buffer.count, limit + 1 - bytes.count), from: number)
      if count == 0 { break }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw SystemError()
      }
    }
    return bytes
  }
}

/// Files by their paths.
package enum Files {
  /// The bytes of a file, but at most one more than the limit.
  ///
  /// So who reads sees that there are more, and a file without end, such as `/dev/zero`, does no harm.
  package static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor.opened(path, O_RDONLY)
    defer { _ = file.close() }
    return try file.read(limit: limit)
  }

  /// The bytes of standard input, but at most one more than the limit.
  package static func readStandardInput(limit: Int) throws(SystemError) -> [UInt8] {
    try FileDescriptor.standardInput.read(limit: limit)
  }

  /// Writes a text to a file, whole or not at all.
  ///
  /// The text goes into a new file beside it, which takes its place when all is written: a full disk
  /// leaves what was there. What is no plain file, such as a pipe, is written to as it is.
  package static func write(_ text: String, to path: String) throws(SystemError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || !status.isFolder else { throw .isFolder }
    if exists, status.st_mode & S_IFMT != S_IFREG { return try fill(path, with: text) }
    let file = exists ? resolved(path) : path
    let unfinished = "\(file).unfinished-\(getpid())"
    do throws(SystemError) {
      try fill(unfinished, with: text)
      if exists { chmod(unfinished, status.st_mode & 0o7777) }
      guard rename(unfinished, file) == 0 else { throw SystemError() }
    } catch {
      unlink(unfinished)
      throw error
    }
  }

  /// Whether a file or a folder is there.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a folder is there.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.isFolder
  }

  /// Makes a folder; that it is there already, or cannot be, shows when a file is written into it.
  package static func makeFolder(_ path: String) { mkdir(path, 0o755) }

  /// The file that a path leads to, so that a symbolic link stays one.
  private static func resolved(_ path: String) -> String {
    guard let buffer = realpath(path, nil) else { return path }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  private static func fill(_ path: String, with text: String) throws(SystemError) {
    let file = try FileDescriptor.opened(path, O_WRONLY | O_CREAT | O_TRUNC)
    do throws(SystemError) { try file.write(text) } catch {
      _ = file.close()
      throw error
    }
    guard file.close() else { throw SystemError() }
  }
}

/// The system's clock.
package enum SystemClock {
  /// The time in whole seconds since 1970.
  @Sendable package static func now() -> Int { time(nil) }
}

/// The running program and what it runs in.
package enum CurrentProcess {
  /// Whether a variable of the environment is set, and not to nothing.
  package static func hasVariable(_ name: String) -> Bool { (getenv(name)?.pointee ?? 0) != 0 }

  /// Has a reader that stops reading met as an error of writing, not as a signal.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Ends the process at once.
  ///
  /// What libraries want to do at the end of a process is left out: OpenSSL would free what a run that was
  /// left in its middle still computes with. Nothing is lost, since all output is written without a buffer.
  package static func end(_ code: Int32) -> Never { _exit(code) }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

// The C functions whose names the methods above hide.
private func writeSome(_ bytes: Slice<UnsafeRawBufferPointer>, to number: Int32) -> Int {
  let rest = UnsafeRawBufferPointer(rebasing: bytes)
  return write(number, rest.baseAddress, rest.count)
}

private func closeFile(_ number: Int32) -> Int32 { close(number) }

private func readSome(into buffer: inout [UInt8], _ count: Int, from number: Int32) -> Int {
  read(number, &buffer, count)
}
