import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

describe("the nightly backup", () => {
	const unit = readFileSync("deploy/ivf-do-backup.service", "utf8");

	it("runs as the service's own account with its limits, and may write one folder more", () => {
		const hardening = (text: string) =>
			text
				.slice(text.indexOf("NoNewPrivileges"))
				.replace(/\n\[Install\][\s\S]*/, "")
				.trim();
		expect(hardening(unit)).toBe(hardening(readFileSync("deploy/ivf-do.service", "utf8")));
		expect(unit).toMatch(/^DynamicUser=yes\nUser=ivf-do\nStateDirectory=ivf-do ivf-do-backups$/m);
		expect(unit).toContain("DATA_DIR=%S/ivf-do /bin/sh /opt/ivf-do/backup.sh %S/ivf-do-backups 14");
		expect(readFileSync("deploy/ivf-do-backup.timer", "utf8")).toMatch(/^OnCalendar=.+\n[\s\S]*^Persistent=yes$/m);
	});

	/** @param contacts what stands in for the commands */
	function run(folder: string, contacts: string, keep: string) {
		const program = join(temporaryFolder(), "contacts.sh");
		writeFileSync(program, contacts);
		const env = { PATH: process.env.PATH, CONTACTS: `sh ${program}` };
		return spawnSync("sh", ["deploy/backup.sh", folder, keep], { env, encoding: "utf8" });
	}
	const MAKES = '[ "$1" = clock ] || { [ "$1 $3" = "backup --replace" ] && echo whole > "$2"; }';
	const today = () => `ivf-do-${new Date().toLocaleDateString("sv")}.backup`;

	it("makes the day's, keeps the newest, and touches nothing else", () => {
		const folder = join(temporaryFolder(), "copias");
		expect(run(folder, MAKES, "3").status).toBe(0);
		const before = ["ivf-do-2026-01-01.backup", "ivf-do-2026-01-02.backup", "ivf-do-2025-12-31.backup"];
		for (const name of [...before, "otra.backup", "ivf-do-2020.backup"]) writeFileSync(join(folder, name), "");
		expect(run(folder, MAKES, "3")).toMatchObject({ status: 0, stderr: "" });
		expect(readdirSync(folder).sort()).toEqual(
			["ivf-do-2026-01-01.backup", "ivf-do-2026-01-02.backup", "ivf-do-2020.backup", "otra.backup", today()].sort(),
		);
	});

	it("counts none of the future, which a clock ahead left: the day's own stays", () => {
		const folder = temporaryFolder();
		const ahead = ["ivf-do-2099-01-01.backup", "ivf-do-2099-01-02.backup", "ivf-do-2099-01-03.backup"];
		for (const name of [...ahead, "ivf-do-2026-01-01.backup"]) writeFileSync(join(folder, name), "");
		expect(run(folder, MAKES, "1")).toMatchObject({ status: 0, stderr: "" });
		expect(readdirSync(folder).sort()).toEqual([...ahead, today()].sort());
	});

	it("lets no old one go while the clock is in doubt, and fails so that somebody looks", () => {
		const folder = temporaryFolder();
		const before = ["ivf-do-2026-01-01.backup", "ivf-do-2026-01-02.backup"];
		for (const name of before) writeFileSync(join(folder, name), "");
		expect(run(folder, MAKES.replace('[ "$1" = clock ]', '{ [ "$1" = clock ] && exit 3; }'), "1").status).toBe(3);
		expect(readdirSync(folder).sort()).toEqual([...before, today()].sort());
	});

	it("lets no old one go where the new one could not be made, and fails", () => {
		const folder = temporaryFolder();
		const before = ["ivf-do-2026-01-01.backup", "ivf-do-2026-01-02.backup"];
		for (const name of before) writeFileSync(join(folder, name), "");
		expect(run(folder, "exit 1", "1").status).not.toBe(0);
		expect(readdirSync(folder).sort()).toEqual(before);
	});
});
