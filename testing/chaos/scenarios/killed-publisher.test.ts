/** The publisher is killed again and again while somebody saves and publishes. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PUBLIC_BUILD, TEXTS_FOLDER } from "../../../contract/desk/texts.ts";
import type { Figures } from "../../measuring/record.ts";
import { must, overAndOver, pause, until } from "../../must.ts";
import { startProgram } from "../../processes/program.ts";
import { asking, checkoutIn } from "../../texts/checkout.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

const PUBLISHER = fileURLToPath(new URL("../../../publisher/main.ts", import.meta.url));
const FILE = "content/es/pages/contacto.yaml";
const PAGE = "es/pages/contacto.yaml";
/** In place of the checkout's own: whole, or not at all, is what is looked for. */
const BUILD = 'import { cpSync } from "node:fs"; cpSync("content", "dist", { recursive: true });';

scenario("killed-publisher", killedPublisher);

async function killedPublisher({ folder, amount, after }: Trial): Promise<Figures> {
	const root = join(folder, "checkout");
	mkdirSync(join(root, "scripts"), { recursive: true });
	writeFileSync(join(root, "scripts/build.ts"), BUILD);
	const { data, git } = checkoutIn(root);
	const { edit, ask, state } = asking(data);
	let number = 0;
	let acknowledged = 0;
	let saves = 0;
	const finish = overAndOver(1, async () => {
		const title = `title: Contacto ${++number} · Grupo ivf.do`;
		const saved = await edit(FILE, /^title: .*$/m, title).catch(() => undefined);
		if (saved?.status !== 201) return await pause(20);
		acknowledged = number;
		saves += 1;
		await state()
			.then(({ draft }) => ask("POST", "/publish", { draft }))
			.catch(() => {});
	});
	const numberIn = (text: string) => Number(/^title: Contacto (\d+)/m.exec(text)?.[1] ?? 0);
	const times = amount(100, 4);
	/** Milliseconds from one save to the kill: into the next one, or into what is published. */
	const longest = amount(8000, 3000);
	let publications = 0;
	let last = 0;
	for (let kill = 0; kill <= times; kill++) {
		const env = { ...process.env, DATA_DIR: data };
		const running = await startProgram(
			"sh",
			["-c", 'cd "$0" && exec "$1" "$2"', root, process.execPath, PUBLISHER],
			env,
			/^Textos listos/,
		);
		after(running.kill);
		const open = readFileSync(join(data, TEXTS_FOLDER, PUBLIC_BUILD, PAGE), "utf8");
		must(git("show", `textos-publico:${FILE}`) === open.trim(), "What is served is what the branch says");
		const draft = numberIn(git("show", `textos:${FILE}`));
		must(draft >= acknowledged, `Saved ${acknowledged}, and the draft says ${draft}`);
		must(numberIn(open) <= draft, "Nothing is public that is not in the draft");
		if (numberIn(open) !== last) publications += 1;
		last = numberIn(open);
		const enough = acknowledged + Math.round(Math.random());
		await until("More that was saved", 120, () => acknowledged >= enough);
		await pause(Math.random() * longest);
		await running.kill();
	}
	await finish();
	git("fsck", "--connectivity-only", "--no-dangling");
	must(git("status", "--porcelain") === "", "The checkout is as it was");
	return { kills: times, saves, "publications found after a kill": publications };
}
