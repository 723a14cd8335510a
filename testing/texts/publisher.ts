/** A publisher on a checkout of its own, which builds nothing. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { builds } from "../../publisher/builds.ts";
import { startPublisher } from "../../publisher/publisher.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { asking, checkoutIn } from "./checkout.ts";

export const checkout = () => checkoutIn(temporaryFolder());

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

/** Starts a publisher until the test ends. */
export async function publisherOn({ root, data }: { root: string; data: string }, more: object = {}) {
	const served: string[] = [];
	const onPublished = (folder: string) => void served.push(folder);
	const running = await startPublisher({ root, data, onPublished, builders: noBuilds, ...more });
	let stopped: Promise<void> | undefined;
	const stop = () => {
		stopped ??= running.stop();
		return stopped;
	};
	onTestFinished(stop);
	return { ...asking(data), stop, started: running.served, served };
}
