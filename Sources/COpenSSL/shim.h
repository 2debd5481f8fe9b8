// What JOSE needs of libcrypto. Nothing else in the house includes this header.
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

// Swift does not import these macros, which are made of other macros.
static const int KEY_SELECTION_PUBLIC = EVP_PKEY_PUBLIC_KEY;
static const int KEY_SELECTION_PAIR = EVP_PKEY_KEYPAIR;

// Begins an HMAC. The parameters hold pointers to both names, which have to live as long as the
// call: in C they do.
static inline int hmac_init(
    EVP_MAC_CTX *context, const char *digest, const unsigned char *key, size_t length) {
  OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)digest, 0),
      OSSL_PARAM_construct_end(),
  };
  return EVP_MAC_init(context, key, length, parameters);
}
