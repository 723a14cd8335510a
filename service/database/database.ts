import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export type DatabaseKind = "sqlite" | "postgres";

export interface Database {
	kind: DatabaseKind;
	db: Kysely<Tables>;
}

export interface DatabaseSettings {
	DATA_DIR: string;
	DATABASE_URL?: string | undefined;
}
