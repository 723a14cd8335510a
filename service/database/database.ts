import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export type DatabaseKind = "sqlite" | "postgres";

export interface Database {
	kind: DatabaseKind;
	db: Kysely<Tables>;
	/** SQLite only: rewrites the file without its deleted rows. False while another program uses it. */
	vacuum?: () => Promise<boolean>;
}

export interface DatabaseSettings {
	DATA_DIR: string;
	DATABASE_URL?: string | undefined;
}
