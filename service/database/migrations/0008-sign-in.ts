import type { Kysely } from "kysely";
import { runSql } from "../run-sql.ts";

/** Who may use the desk from which device: sign-ins that wait for their code, and devices that are remembered. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runSql(
		db,
		`create table sign_ins (
			id text primary key,
			member text not null,
			code text not null,
			tries integer not null,
			created_at text not null,
			expires_at text not null
		)`,
		"create index sign_ins_by_member on sign_ins (member, created_at)",
		"create table sign_in_hits (subject text not null, at text not null)",
		"create index sign_in_hits_by_subject on sign_in_hits (subject, at)",
		`create table desk_sessions (
			id text primary key,
			member text not null,
			created_at text not null,
			expires_at text not null
		)`,
		"create index desk_sessions_by_member on desk_sessions (member)",
	);
}
