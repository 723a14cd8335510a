/** When content files last changed, as the repository's history tells it. */
import { spawnSync } from "node:child_process";

/**
 * Asks git about files.
 * @param root the project's folder
 * @param files paths below it
 * @returns the newest change among them: now where one differs from what was committed, undefined without a full history
 */
export function lastChange(root: string, files: readonly string[], now: () => Date): Date | undefined {
	const git = (...args: string[]) => {
		const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
		return status === 0 ? stdout.trim() : undefined;
	};
	if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
	if (git("status", "--porcelain", "--", ...files) !== "") return now();
	const date = git("log", "-1", "--format=%cI", "--", ...files);
	return date ? new Date(date) : undefined;
}
