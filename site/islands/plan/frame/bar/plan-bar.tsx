import { loaders } from "virtual:plan-summary";
import { type ChangeEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { fill } from "../../../../../content-model/fill.ts";
import type { Plan } from "../../../../../plan/plan.ts";
import { summary } from "../../../../../plan/summary.ts";
import { RichLine } from "../../../../../ui/rich-line/rich-line.tsx";
import { REQUEST_KEY } from "../../store/plan-keys.ts";
import { planStore, usePlanPlace } from "../../store/use-plan.ts";
import { openPlanFile, planFile } from "../plan-file.ts";
import { usePlanFrame } from "../plan-frame.ts";
import { ImportNotice, importPlan, type PlanImport } from "../plan-import.tsx";
import { PlanButton, PlanPanel, SavedFile } from "../plan-panel.tsx";
import { KeepPanel } from "./keep-panel.tsx";
import { SharePanel } from "./share-panel.tsx";

type Shown =
	| { kind: "keep" | "nothing" }
	| { kind: "saved"; file: File }
	| { kind: "share"; plan: Plan }
	| { kind: "cleared"; before: Plan }
	| { kind: "import"; imported: PlanImport };

/** What can be done with a plan: it is its owner's alone. */
export function PlanBar() {
	const frame = usePlanFrame();
	const { bar } = frame;
	const [shown, setShown] = useState<Shown>();
	const isKept = usePlanPlace() === "device";
	const chooser = useRef<HTMLInputElement>(null);
	const close = () => setShown(undefined);
	// A page in the back/forward cache must not bring back what was removed.
	useEffect(() => {
		const leave = () => setShown(undefined);
		addEventListener("pagehide", leave);
		return () => removeEventListener("pagehide", leave);
	}, []);

	async function takeToRequest(event: MouseEvent): Promise<void> {
		// Another tab has a form of its own, without the summary of this one.
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const plan = planStore.current();
		const island = event.currentTarget.closest("astro-island");
		const loaded = await loaders[frame.language]().catch(() => undefined);
		// A summary that has lost its questions would be taken for whole.
		if (!loaded) return void island?.dispatchEvent(new Event("astro:hydration-error"));
		const text = summary(plan, { ...frame, ...loaded.default }, fill);
		if (text === undefined) return setShown({ kind: "nothing" });
		// Within the tab: an address would tell the server.
		try {
			sessionStorage.setItem(REQUEST_KEY, text);
		} catch {
			// A browser that keeps nothing brings her to the form all the same.
		}
		location.assign(frame.paths.request);
	}

	async function open({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
		const [file] = currentTarget.files ?? [];
		if (!file) return;
		// The same file may be chosen again.
		currentTarget.value = "";
		setShown({ kind: "import", imported: importPlan(await openPlanFile(file)) });
	}

	const save = () => setShown({ kind: "saved", file: planFile(planStore.current(), bar.file.name, new Date()) });

	function clear(): void {
		const before = planStore.current();
		planStore.clear();
		setShown({ kind: "cleared", before });
	}

	return (
		<section className="plan-bar" aria-labelledby="plan-bar" tabIndex={-1}>
			<div className="plan-bar__words">
				<RichLine as="h2" className="plan-bar__title" id="plan-bar" text={bar.title} />
				<p className="plan-bar__lead">{bar.lead}</p>
			</div>
			<div className="plan-bar__actions">
				<p className="plan-bar__first">
					<a className="button button--primary" href={frame.paths.request} onClick={takeToRequest}>
						{bar.request}
					</a>
					<PlanButton look="secondary" onClick={() => print()} label={bar.print} />
				</p>
				<p className="plan-bar__more">
					<PlanButton onClick={() => setShown({ kind: "keep" })} label={isKept ? bar.kept.done : bar.keep} />
					<PlanButton onClick={() => setShown({ kind: "share", plan: planStore.current() })} label={bar.share} />
					<PlanButton onClick={save} label={bar.save} />
					<PlanButton onClick={() => chooser.current?.click()} label={bar.open} />
					<PlanButton onClick={clear} label={bar.clear} />
				</p>
				<input ref={chooser} type="file" accept=".json,application/json" hidden onChange={open} />
			</div>
			{shown && <Panel key={shown.kind} shown={shown} onClose={close} onChange={setShown} />}
		</section>
	);
}

interface PanelProps {
	shown: Shown;
	onClose: () => void;
	onChange: (next: Shown | undefined) => void;
}

/** What the action that was chosen last asks or tells. */
function Panel({ shown, onClose, onChange }: PanelProps) {
	const { bar } = usePlanFrame();
	switch (shown.kind) {
		case "keep":
			return <KeepPanel onClose={onClose} />;
		case "share":
			return <SharePanel plan={shown.plan} onClose={onClose} />;
		case "saved":
			return (
				<PlanPanel text={bar.file.saved} onClose={onClose}>
					<SavedFile file={shown.file} />
				</PlanPanel>
			);
		case "nothing":
			return <PlanPanel text={bar.requested.empty} look="warm" onClose={onClose} />;
		case "cleared": {
			const undo = () => {
				planStore.replace(shown.before);
				onClose();
			};
			return (
				<PlanPanel title={bar.cleared.title} text={bar.cleared.text} look="warm" onClose={onClose}>
					<PlanButton look="secondary" onClick={undo} label={bar.cleared.undo} />
				</PlanPanel>
			);
		}
		case "import":
			return (
				<ImportNotice
					imported={shown.imported}
					onChange={(imported) => onChange(imported && { kind: "import", imported })}
					from="file"
				/>
			);
	}
}
