// What JOSE needs of libcrypto. Nothing else in the house includes this header.
#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

// Swift does not import these macros, which are made of other macros.
static const int KEY_SELECTION_PUBLIC = EVP_PKEY_PUBLIC_KEY;
static const int KEY_SELECTION_PAIR = EVP_PKEY_KEYPAIR;
