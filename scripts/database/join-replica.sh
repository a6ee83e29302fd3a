#!/bin/sh
# Fills an empty MariaDB server from a primary, and has it follow from then on:
#   REPLICATION_USER=... REPLICATION_PASSWORD=... join-replica.sh HOST PORT [OPTION of the client for this server...]
# Also for a primary that died, once its data folder is made anew: what it had not sent must not come back.
set -eu
host=$1 port=$2
shift 2
{
	echo "set sql_log_bin = 0; stop slave; reset master;"
	# With --gtid it sets where the replica begins to follow; with --system=users sites can log in here, too.
	MYSQL_PWD=$REPLICATION_PASSWORD mariadb-dump --host "$host" --port "$port" --user "$REPLICATION_USER" \
		--all-databases --system=users --insert-ignore --single-transaction --master-data=1 --gtid
	echo "change master to master_host='$host', master_port=$port, master_user='$REPLICATION_USER',
		master_password='$REPLICATION_PASSWORD', master_use_gtid=slave_pos; start slave; set global read_only = 1;
		set global rpl_semi_sync_master_enabled = 0;" # else its first commit waits for a replica of its own
} | mariadb "$@"
