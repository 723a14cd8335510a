/** A publisher on a checkout of its own, which builds nothing. */
import { onTestFinished } from "vitest";
import { startPublisher } from "../../publisher/publisher.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { asking, checkoutIn } from "./checkout.ts";
import { noBuilds } from "./no-builds.ts";

export const checkout = () => checkoutIn(temporaryFolder());

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
