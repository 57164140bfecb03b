#!/bin/sh
# Makes the files below secrets/ that compose.yaml hands out, once: sh deploy/make-secrets.sh
set -eu
cd "$(dirname "$0")"
umask 077
# Fails where they are: a database and a store that were begun keep their passwords.
mkdir secrets
random() { od -An -tx1 -N"${1:-24}" /dev/urandom | tr -d ' \n'; }
database=$(random)
store=$(random)
printf %s "$database" > secrets/database_password
printf %s "postgres://postgres:$database@database:5432/site" > secrets/database_url
printf %s site > secrets/store_user
printf %s "$store" > secrets/store_password
printf %s "s3://site:$store@store:9000/anh?tls=false" > secrets/storage_url
random > secrets/admin_password
# What enquiries are sealed by; no backup holds it.
random 32 > secrets/data_key
# The folder is its owner's alone; each container reads its files as an account of its own.
chmod 644 secrets/*
echo "The first administrator, admin@example.com, signs in with what stands in $(pwd)/secrets/admin_password"
