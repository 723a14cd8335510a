/** When content files last changed, as the repository's history tells it. */
import { spawnSync } from "node:child_process";

/** The newest change among files or folders, undefined where the history does not tell. */
export type LastChange = (paths: readonly string[]) => Date | undefined;

/**
 * Reads the history below a folder, once for all who ask about it.
 * @param root the project's folder, which the paths asked about start from
 * @param folder what the history is read of
 * @returns now for what differs from what was committed; nothing at all without a full history
 */
export function contentChanges(root: string, folder: string, now: () => Date): LastChange {
	const git = (...args: string[]) => {
		const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
		return status === 0 ? stdout : "";
	};
	if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return () => undefined;
	const changed = new Map<string, Date>();
	// Newest first: what is met again was changed later.
	const note = (file: string, date: Date) => changed.has(file) || changed.set(file, date);
	const uncommitted = [
		...git("diff", "HEAD", "--name-only", "--relative", "-z", "--", folder).split("\0"),
		...git("ls-files", "--others", "--exclude-standard", "-z", "--", folder).split("\0"),
	];
	for (const file of uncommitted) note(file, now());
	const commits = git("log", "--format=%x01%cI", "--name-only", "--relative", "-z", "--", folder).split("\x01");
	for (const commit of commits.slice(1)) {
		const [date = "", ...files] = commit.split(/[\0\n]+/);
		for (const file of files) note(file, new Date(date));
	}
	return (paths) => {
		const dates = [...changed].flatMap(([file, date]) =>
			paths.some((path) => file === path || file.startsWith(`${path}/`)) ? [date] : [],
		);
		return dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : undefined;
	};
}
