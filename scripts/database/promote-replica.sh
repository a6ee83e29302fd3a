#!/bin/sh
# Makes a replica the primary, once the primary is gone for good: promote-replica.sh [OPTION of the mariadb client...]
# Do not restart the replica before: a restart throws away what it has received and not applied.
set -eu
sql() { mariadb "$@" --batch --skip-column-names; }

sql "$@" --execute "stop slave io_thread"
received=$(mariadb "$@" --execute "show slave status\G" | sed -n 's/^ *Gtid_IO_Pos: *//p')
# What was acknowledged is received, and may not be applied yet.
applied=$(sql "$@" --execute "select master_gtid_wait('$received', 600)")
if [ "$applied" != 0 ]; then
	echo "The replica has received $received and not applied it: see Last_SQL_Error of 'show slave status'." >&2
	exit 1
fi
sql "$@" --execute "stop slave; reset slave all"
# A sequence may be some numbers behind: sessions that take numbers at once write them to the log in any order.
selects=$(sql "$@" --execute "select concat('select concat(\'select setval(\`', table_schema, '\`.\`', table_name,
	'\`, \', next_not_cached_value + 1000 * increment, \', 0);\') from \`', table_schema, '\`.\`', table_name, '\`;')
	from information_schema.tables where table_type = 'SEQUENCE'")
setvals=$(echo "$selects" | sql "$@")
# There is no replica yet. These commits do not wait for one, and those after them not until one has joined.
{
	echo "set @timeout = @@global.rpl_semi_sync_master_timeout;
		set global rpl_semi_sync_master_timeout = 1, global rpl_semi_sync_master_enabled = 1;"
	echo "$setvals"
	echo "set global rpl_semi_sync_master_timeout = @timeout, global read_only = 0;"
} | sql "$@" >/dev/null
echo "Promoted at $received. Now point the sites here (db_host, db_port), and take read_only out of its configuration."
