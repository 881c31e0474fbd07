#!/bin/sh
# Makes the certificates of these tests anew: sh test/toolkit-fetch/certificates/make.sh (needs openssl).
# They serve loopback only, and their keys protect nothing.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
touch "$work/index"
printf '[ca]\ndefault_ca=d\n[d]\ndatabase=%s/index\nnew_certs_dir=%s\nrand_serial=yes\ndefault_md=sha256\npolicy=p\ncopy_extensions=copy\nunique_subject=no\n[p]\ncommonName=supplied\n' \
  "$work" "$work" > "$work/ca.cnf"

new_key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }
self_signed() { # key certificate name
  openssl req -x509 -new -key "$1" -out "$2" -days 36500 -subj "/CN=$3" -addext "subjectAltName=DNS:$3"
}
issued() { # name subjectAltName start end
  openssl req -new -key leaf.key -out "$work/$1.csr" -subj "/CN=$1" -addext "subjectAltName=$2"
  openssl ca -batch -notext -config "$work/ca.cnf" -cert authority.pem -keyfile "$work/authority.key" \
    -in "$work/$1.csr" -out "$1.pem" -startdate "$3" -enddate "$4"
}

new_key "$work/authority.key"
new_key leaf.key
openssl req -x509 -new -key "$work/authority.key" -out authority.pem -days 36500 -subj '/CN=Guarded fetch tests'
issued valid 'DNS:secure.guard.test,IP:127.0.0.1' 20200101000000Z 21200101000000Z
issued expired 'DNS:secure.guard.test' 20200101000000Z 20210101000000Z
issued early 'DNS:secure.guard.test' 21190101000000Z 21200101000000Z
self_signed leaf.key self-signed.pem secure.guard.test
new_key "$work/stranger.key"
openssl req -x509 -new -key "$work/stranger.key" -out "$work/stranger.pem" -days 36500 -subj '/CN=Stranger'
openssl req -new -key leaf.key -out "$work/unknown.csr" -subj '/CN=unknown' -addext 'subjectAltName=DNS:secure.guard.test'
openssl x509 -req -in "$work/unknown.csr" -CA "$work/stranger.pem" -CAkey "$work/stranger.key" -CAcreateserial \
  -days 36500 -copy_extensions copy -out unknown-authority.pem
rm -r "$work"
