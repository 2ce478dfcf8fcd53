#!/bin/bash
# The first process of a machine for the guide: in namespaces of its own, with a new /etc, /var, /srv and /run. FOLDER PACKAGES
# It says "ready", and ends, with all that runs on it, when its input does.
set -eu
folder=$1
packages=$2

ip link set lo up

# Debian's settings, without those of this machine's own servers and names.
cp -a /etc "$folder/etc"
rm -rf "$folder"/etc/postgresql/* "$folder"/etc/nginx/conf.d/* "$folder"/etc/letsencrypt "$folder"/etc/sudoers.d/*
rm -f "$folder"/etc/builder-site* "$folder"/etc/systemd/system/builder-site*
echo "127.0.0.1 localhost example.com $(hostname)" >"$folder/etc/hosts"
cat >"$folder/etc/sudoers.d/person" <<SUDOERS
Defaults secure_path="$folder/bin:/usr/sbin:/usr/bin:/sbin:/bin"
Defaults !use_pty
person ALL=(ALL) NOPASSWD: ALL
SUDOERS
chmod 440 "$folder/etc/sudoers.d/person"
printf '[safe]\n\tdirectory = *\n' >"$folder/etc/gitconfig"

mkdir -p "$folder"/srv "$folder"/run/lock "$folder"/var/{backups,cache,lib/dpkg,lib/nginx,lib/sudo,log/nginx,spool,tmp}
install -d -o postgres -g postgres "$folder"/var/{lib,log}/postgresql
install -d -o postgres -g postgres -m 2775 "$folder/run/postgresql"
chmod 1777 "$folder/var/tmp"
ln -s /run "$folder/var/run"
ln -s /run/lock "$folder/var/lock"
# The list of what is installed stays.
mount --bind /var/lib/dpkg "$folder/var/lib/dpkg"
for name in etc srv run var; do mount --rbind "$folder/$name" "/$name"; done

mkdir -p "$folder/packages/node_modules"
mount --bind "$packages" "$folder/packages/node_modules"
mount -o remount,bind,ro "$folder/packages/node_modules"

id builder >/dev/null 2>&1 && userdel builder
useradd --home-dir /srv --no-create-home --shell /bin/bash person

# As the packages do when they are installed.
version=$(ls /usr/lib/postgresql | sort -n | tail -n 1)
pg_createcluster --locale C.UTF-8 --start "$version" main >/dev/null
nginx

# As certbot would; here it vouches for itself.
mkdir -p /etc/letsencrypt/live/example.com
cd /etc/letsencrypt/live/example.com
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=example.com \
  -addext subjectAltName=DNS:example.com -keyout privkey.pem -out fullchain.pem 2>/dev/null
chmod 755 /etc/letsencrypt /etc/letsencrypt/live

echo ready
# Bash reaps what ends meanwhile.
read -r _ || true
