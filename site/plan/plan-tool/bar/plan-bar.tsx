import { loaders } from "virtual:plan-summary";
import { type ChangeEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { fill } from "../../../../content-model/fields/fill.ts";
import { summary } from "../../../../plan/summary.ts";
import { RichLine } from "../../../../ui/rich-line/rich-line.tsx";
import { leaveForForm, planStore, usePlanPlace } from "../../store/use-plan.ts";
import { openPlanFile, planFile } from "../plan-file.ts";
import { ImportNotice, importPlan, type PlanImport } from "../plan-import.tsx";
import { PlanButton, PlanPanel, SavedFile } from "../plan-panel.tsx";
import { useToolContext } from "../tool-context.ts";
import { KeepPanel, SharePanel } from "./panels.tsx";

/** What can be done with a plan: it is its owner's alone. */
export function PlanBar() {
	const tool = useToolContext();
	const { bar } = tool;
	/** What the action that was chosen last asks or tells; each kind has a key, so that another takes the focus anew. */
	const [panel, setPanel] = useState<ReactNode>();
	const isKept = usePlanPlace() === "device";
	const chooser = useRef<HTMLInputElement>(null);
	const close = () => setPanel(undefined);
	// A page in the back/forward cache must not bring back what was removed.
	useEffect(() => {
		const leave = () => setPanel(undefined);
		addEventListener("pagehide", leave);
		return () => removeEventListener("pagehide", leave);
	}, []);

	async function takeToRequest(event: MouseEvent): Promise<void> {
		// Another tab has a form of its own, without the summary of this one.
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const plan = planStore.current();
		const island = event.currentTarget.closest("astro-island");
		const loaded = await loaders[tool.language]().catch(() => undefined);
		// A summary that has lost its questions would be taken for whole.
		if (!loaded) return void island?.dispatchEvent(new Event("astro:hydration-error"));
		const text = summary(plan, { ...tool, ...loaded.default }, fill);
		if (text === undefined)
			return setPanel(<PlanPanel key="nothing" text={bar.requested.empty} look="warm" onClose={close} />);
		leaveForForm(text);
		location.assign(tool.paths.request);
	}

	async function open({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
		const [file] = currentTarget.files ?? [];
		if (!file) return;
		// The same file may be chosen again.
		currentTarget.value = "";
		showImport(importPlan(await openPlanFile(file)));
	}

	function showImport(imported: PlanImport | undefined): void {
		setPanel(imported && <ImportNotice key="import" imported={imported} onChange={showImport} from="file" />);
	}

	function save(): void {
		setPanel(
			<PlanPanel key="saved" text={bar.file.saved} onClose={close}>
				<SavedFile file={planFile(planStore.current(), bar.file.name, new Date())} />
			</PlanPanel>,
		);
	}

	function clear(): void {
		const before = planStore.current();
		const undo = () => {
			planStore.replace(before);
			close();
		};
		planStore.clear();
		setPanel(
			<PlanPanel key="cleared" title={bar.cleared.title} text={bar.cleared.text} look="warm" onClose={close}>
				<PlanButton look="secondary" onClick={undo} label={bar.cleared.undo} />
			</PlanPanel>,
		);
	}

	return (
		<section className="plan-bar screen-only stack stack--6" aria-labelledby="plan-bar">
			<div>
				<RichLine as="h2" className="below--3 title--entry" id="plan-bar" text={bar.title} />
				<p className="soft">{bar.lead}</p>
			</div>
			<div className="plan-bar__actions wide row">
				<p className="plan-bar__first wide row">
					<a className="button button--primary" href={tool.paths.request} onClick={takeToRequest}>
						{bar.request}
					</a>
					<PlanButton look="secondary" onClick={() => print()} label={bar.print} />
				</p>
				<p className="plan-bar__more wide row">
					<PlanButton
						onClick={() => setPanel(<KeepPanel key="keep" onClose={close} />)}
						label={isKept ? bar.kept.done : bar.keep}
					/>
					<PlanButton
						onClick={() => setPanel(<SharePanel key="share" plan={planStore.current()} onClose={close} />)}
						label={bar.share}
					/>
					<PlanButton onClick={save} label={bar.save} />
					<PlanButton onClick={() => chooser.current?.click()} label={bar.open} />
					<PlanButton onClick={clear} label={bar.clear} />
				</p>
				<input ref={chooser} type="file" accept=".json,application/json" hidden onChange={open} />
			</div>
			{panel}
		</section>
	);
}
