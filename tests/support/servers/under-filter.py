"""Runs a program under the filter that a unit describes, as systemd would: UNIT PROGRAM ARGS."""

import errno
import os
import socket
import subprocess
import sys

from seccomp import ALLOW, EQ, ERRNO, Arg, SyscallFilter

unit, *command = sys.argv[1:]
with open(unit) as file:
    settings = [line.strip().partition("=")[::2] for line in file]


def values_of(setting):
    return [value.split() for name, value in settings if name == setting]


def expand(name):
    if not name.startswith("@"):
        return {name}
    listed = subprocess.run(
        ["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True
    ).stdout.splitlines()[1:]
    members = [line.strip() for line in listed]
    return set().union(*(expand(each) for each in members if each and not each.startswith("#")))


allowed = expand("@default")
for values in values_of("SystemCallFilter"):
    calls = set().union(*(expand(each.lstrip("~")) for each in values))
    allowed = allowed - calls if values[0].startswith("~") else allowed | calls

families = {getattr(socket, each).value for values in values_of("RestrictAddressFamilies") for each in values}
if len(allowed) < 100 or not families:
    sys.exit(f"{unit} describes no filter.")

sockets = SyscallFilter(ALLOW)
for family in set(range(46)) - families:
    sockets.add_rule(ERRNO(errno.EAFNOSUPPORT), "socket", Arg(0, EQ, family))
calls = SyscallFilter(ERRNO(errno.EPERM))
for call in sorted(allowed):
    try:
        calls.add_rule(ALLOW, call)
    except RuntimeError:
        # Of another processor.
        continue
sockets.load()
calls.load()
os.execvp(command[0], command)
