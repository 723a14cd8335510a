#!/bin/sh
# Makes the day's backup in a folder and keeps the newest ones: backup.sh FOLDER [HOW MANY]. An old one goes only after the
# new one is made and proven, and only while the clock is trusted: by a clock ahead the good ones would be the oldest. One that
# is dated later than today counts as none. CONTACTS is how the commands are called on this machine.
set -eu
umask 077
folder=${1:?a folder for the backups}
keep=${2:-14}
contacts=${CONTACTS:-node /opt/ivf-do/dist/service/contacts.js}
today=ivf-do-$(date +%F).backup
mkdir -p "$folder"
$contacts backup "$folder/$today" --replace
$contacts clock
# Nothing but what this script made.
ls "$folder" | grep -E '^ivf-do-[0-9]{4}-[0-9]{2}-[0-9]{2}\.backup$' | sort -r | sed -n "/^$today\$/,\$p" | tail -n "+$((keep + 1))" |
	while read -r old; do
		rm "$folder/$old"
	done
