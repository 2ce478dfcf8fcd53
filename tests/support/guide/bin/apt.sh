#!/bin/sh
# Stands in for apt: what the guide installs has to be there; of nginx any of its packages will do.
set -eu
[ "$1" = install ]
shift
for package in "$@"; do
  if ! dpkg-query -W -f '${db:Status-Status}\n' "$package" "$package-*" 2>/dev/null | grep -qx installed; then
    echo "$package is not installed." >&2
    exit 1
  fi
done
