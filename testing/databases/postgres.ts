/** A real PostgreSQL for tests: started on a free port with a folder of its own, and stopped by its user. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, escapeIdentifier } from "pg";
import { pause, until } from "../must.ts";

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Folder of PostgreSQL's server programs on this machine, or undefined if there are none. */
export function postgresPrograms(): string | undefined {
	const onPath = (process.env.PATH ?? "").split(":").filter((folder) => existsSync(join(folder, "initdb")));
	const debian = globSync("/usr/lib/postgresql/*/bin").sort().reverse();
	const homebrew = globSync("/opt/homebrew/opt/postgresql*/bin").sort().reverse();
	return [...debian, ...homebrew, ...onPath].find((folder) => existsSync(join(folder, "postgres")));
}

interface PostgresOptions {
	/** Of its user `test`, who needs none if unset. */
	password?: string;
	/** What it speaks TLS with, if it does. */
	certificate?: { certFile: string; keyFile: string };
	/** Whether a commit waits for the disk; true if unset. */
	survivesPowerCut?: boolean;
	/** Address of a server whose standby it is: that one then acknowledges no commit which this one does not have. */
	standbyOf?: string;
}

/** Another user, of the server that all tests share. */
export const CLEANER = "cleaner";

// Autovacuum would look after hundreds of databases that are gone in a minute.
const NOT_DURABLE = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "autovacuum=off"];

/** Starts PostgreSQL. Its data is on disk but not kept: the folder goes when it stops. */
export async function startPostgres({
	password,
	certificate,
	survivesPowerCut = true,
	standbyOf,
}: PostgresOptions = {}) {
	const programs = postgresPrograms();
	if (!programs) throw new Error("No PostgreSQL server programs on this machine; `npm test` installs them.");
	const account = unprivilegedAccount();
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-postgres-"));
	if (account.uid !== undefined) chownSync(folder, account.uid, account.gid as number);
	const data = join(folder, "data");
	/** A file of its own, as PostgreSQL wants its keys. */
	const owned = (name: string, content: string | Buffer) => {
		const file = join(folder, name);
		writeFileSync(file, content, { mode: 0o600 });
		if (account.uid !== undefined) chownSync(file, account.uid, account.gid as number);
		return file;
	};
	const login =
		password === undefined ? ["--auth", "trust"] : ["--auth", "scram-sha-256", "--pwfile", owned("password", password)];
	const [program, ...args] = standbyOf
		? ["pg_basebackup", "-D", data, "-d", standbyOf, "-R", "-c", "fast", "--no-sync"]
		: ["initdb", "-D", data, "--username", "test", ...login, "--encoding", "UTF8", "--locale", "C", "--no-sync"];
	execFileSync(join(programs, program as string), args, { ...account, cwd: folder, stdio: "pipe" });
	const tls = certificate
		? [
				...["-c", "ssl=on"],
				...["-c", `ssl_cert_file=${owned("server.pem", readFileSync(certificate.certFile))}`],
				...["-c", `ssl_key_file=${owned("server.key", readFileSync(certificate.keyFile))}`],
			]
		: [];
	const durability = survivesPowerCut ? [] : NOT_DURABLE.flatMap((setting) => ["-c", setting]);
	const port = await freePort();
	const url = `postgres://test${password === undefined ? "" : `:${password}`}@127.0.0.1:${port}/postgres`;
	let server: ChildProcess;
	let ended: Promise<unknown>;

	async function start(): Promise<void> {
		server = spawn(
			join(programs as string, "postgres"),
			[
				...["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
				// In its folder: one that is killed would leave it in shared memory.
				...["-c", "dynamic_shared_memory_type=mmap"],
				...tls,
				...durability,
			],
			{ ...account, cwd: folder, stdio: "ignore" },
		);
		ended = new Promise((resolve) => server.once("exit", resolve));
		await until("PostgreSQL answers", 30, async () => {
			if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with code ${server.exitCode}.`);
			return await runStatement(url, "SELECT 1").then(
				() => true,
				() => false,
			);
		});
	}

	async function end(signal: "SIGINT" | "SIGQUIT" | "SIGKILL"): Promise<void> {
		const others = childrenOf(server.pid as number);
		server.kill(signal);
		if (signal === "SIGKILL") for (const pid of others) signalled(pid, signal);
		await ended;
	}

	function toAll(signal: "SIGSTOP" | "SIGCONT"): void {
		for (const pid of [server.pid as number, ...childrenOf(server.pid as number)]) signalled(pid, signal);
	}

	await start();
	if (standbyOf) {
		await runStatement(standbyOf, "ALTER SYSTEM SET synchronous_standby_names = '*'");
		await runStatement(standbyOf, "SELECT pg_reload_conf()");
	}
	return {
		/** Address of the server's first database; others are made from it by name. */
		url,
		/** Lets it only read from the next transaction on, as a primary that was replaced and lives on; its connections stay. */
		demote: async () => {
			await runStatement(url, "ALTER SYSTEM SET default_transaction_read_only = on");
			await runStatement(url, "SELECT pg_reload_conf()");
			// Each of its processes hears of it for itself.
			await pause(1000);
		},
		/** Lets a standby take the place of its server. */
		promote: () => runStatement(url, "SELECT pg_promote()"),
		/** Ends it for good; its folder goes with it. */
		stop: async () => {
			// Without writing out what nobody will read again, which takes seconds.
			await end("SIGQUIT");
			rmSync(folder, { recursive: true, force: true });
		},
		/** Ends it as an operator would; `restart` brings it back with what it holds. */
		shutDown: () => end("SIGINT"),
		/** Ends all its processes as a power cut would. */
		kill: () => end("SIGKILL"),
		restart: start,
		/** Makes all its processes fall silent, and speak again. */
		freeze: () => toAll("SIGSTOP"),
		thaw: () => toAll("SIGCONT"),
	};
}

// Only Linux says so without another program; elsewhere the server's own processes notice by themselves.
function childrenOf(pid: number): number[] {
	const list = `/proc/${pid}/task/${pid}/children`;
	return existsSync(list) ? readFileSync(list, "utf8").split(" ").filter(Boolean).map(Number) : [];
}

function signalled(pid: number, signal: NodeJS.Signals): void {
	try {
		process.kill(pid, signal);
	} catch {
		// It has just ended by itself.
	}
}

/** Makes a database and returns its address. @param from name of one without connections, to copy; empty if unset */
export async function newDatabase(serverUrl: string, name: string, from?: string): Promise<string> {
	// File by file, which takes half as long as by way of the log if nothing waits for the disk.
	const options = from ? `TEMPLATE ${escapeIdentifier(from)} STRATEGY FILE_COPY` : "";
	await runStatement(serverUrl, `CREATE DATABASE ${escapeIdentifier(name)} ${options}`);
	return new URL(`/${name}`, serverUrl).href;
}

export async function runStatement(serverUrl: string, statement: string): Promise<Record<string, unknown>[]> {
	const client = new Client({ connectionString: serverUrl });
	await client.connect();
	try {
		return (await client.query(statement)).rows;
	} finally {
		await client.end();
	}
}

// PostgreSQL refuses to run as root.
function unprivilegedAccount(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {};
	for (const name of ["postgres", "nobody"]) {
		try {
			const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, name], { stdio: "pipe" })));
			return { uid: uid as number, gid: gid as number };
		} catch {}
	}
	throw new Error("PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody account.");
}

export async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => probe.once("listening", resolve));
	const { port } = probe.address() as { port: number };
	await new Promise((resolve) => probe.close(resolve));
	return port;
}
