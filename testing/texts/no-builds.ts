import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { builds } from "../../publisher/builds.ts";

/** In place of builds: lays the content of a commit out, and says which is shown. */
export const noBuilds: typeof builds = (git, _root, data) => {
	const shown = new Map<string, string>();
	return {
		whole: async (commit) => {
			const folder = join(data, "builds", commit);
			mkdirSync(folder, { recursive: true });
			await git.exportTo(commit, folder);
			return folder;
		},
		pages: async (commit) => void shown.set("vista", join(data, "vistas", commit)),
		show: (link, folder) => void shown.set(link, folder),
		shown: (link) => shown.get(link),
		stop: async () => {},
	};
};
