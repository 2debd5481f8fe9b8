import COpenSSL
import WireFormats

/// Calculates with the multiples of a curve's base point, modulo their number: the order.
///
/// Every C object that is needed for it is owned here. All functions give nil when OpenSSL refuses:
/// when memory is out, or when a number has no inverse.
final class CurveArithmetic {
  private let group: OpaquePointer
  private let context: OpaquePointer
  /// Belongs to the group.
  private let order: OpaquePointer

  init?(_ curve: EllipticCurve) {
    guard let group = EC_GROUP_new_by_curve_name(EC_curve_nist2nid(curve.name.string)) else {
      return nil
    }
    guard let context = BN_CTX_new(), let order = EC_GROUP_get0_order(group) else {
      EC_GROUP_free(group)
      return nil
    }
    self.group = group
    self.context = context
    self.order = order
  }

  deinit {
    BN_CTX_free(context)
    EC_GROUP_free(group)
  }

  /// Whether a number is one from which a key or a nonce can be made: above zero, below the order.
  func isScalar(_ number: BigNumber) -> Bool {
    !number.isZero && BN_cmp(number.pointer, order) < 0
  }

  func remainder(_ number: BigNumber) -> BigNumber? {
    result { BN_nnmod($0, number.pointer, order, context) }
  }

  func sum(_ a: BigNumber, _ b: BigNumber) -> BigNumber? {
    result { BN_mod_add($0, a.pointer, b.pointer, order, context) }
  }

  func product(_ a: BigNumber, _ b: BigNumber) -> BigNumber? {
    result { BN_mod_mul($0, a.pointer, b.pointer, order, context) }
  }

  func inverse(_ number: BigNumber) -> BigNumber? {
    BigNumber(owning: BN_mod_inverse(nil, number.pointer, order, context))
  }

  /// The x-coordinate of a multiple of the base point, modulo the order.
  func x(ofMultiple factor: BigNumber) -> BigNumber? {
    guard let point = EC_POINT_new(group) else { return nil }
    defer { EC_POINT_clear_free(point) }
    guard EC_POINT_mul(group, point, factor.pointer, nil, nil, context) == 1 else { return nil }
    return result { EC_POINT_get_affine_coordinates(group, point, $0, nil, context) }
      .flatMap(remainder)
  }

  private func result(_ calculate: (OpaquePointer) -> Int32) -> BigNumber? {
    guard let result = BigNumber(owning: BN_new()), calculate(result.pointer) == 1 else {
      return nil
    }
    return result
  }
}

/// Owns one `BIGNUM`, which is overwritten before it is freed.
final class BigNumber {
  let pointer: OpaquePointer

  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// An unsigned number, most significant byte first.
  convenience init?(_ octets: [UInt8]) {
    self.init(owning: BN_bin2bn(octets, Int32(octets.count), nil))
  }

  deinit { BN_clear_free(pointer) }

  var isZero: Bool { BN_is_zero(pointer) == 1 }

  /// The number in as many octets as asked, most significant first; without a count, in its shortest form.
  func octets(_ count: Int? = nil) -> [UInt8]? {
    let count = count ?? Int(BN_num_bits(pointer) + 7) / 8
    var output = [UInt8](repeating: 0, count: count)
    return BN_bn2binpad(pointer, &output, Int32(count)) == count ? output : nil
  }

  /// The number without its lowest bits.
  func shiftedRight(by bitCount: Int) -> BigNumber? {
    guard let result = BigNumber(owning: BN_new()),
      BN_rshift(result.pointer, pointer, Int32(bitCount)) == 1
    else { return nil }
    return result
  }
}
