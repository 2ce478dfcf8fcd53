#!/bin/sh
# Stands in for the download of "npm ci": the packages of the tree that is tested, and its build, which was made for the same sources.
set -eu
machine=$(dirname "$(dirname "$0")")
# Trimmed they are in a test of their own: these are the packages of the tests, too.
if [ "$*" = "run packages:trim" ]; then
  grep -q '"packages:trim":' package.json
  exit
fi
if [ "$*" != "ci --omit=dev" ]; then
  echo "The stand-in of npm does not know: $*" >&2
  exit 1
fi
[ -f package-lock.json ]
ln -s "$machine/packages/node_modules" node_modules
mkdir .next
cp -r "$machine/build" .next/000000000000
