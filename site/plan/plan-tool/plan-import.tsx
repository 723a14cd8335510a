import { useCallback, useEffect, useState } from "react";
import { isEmptyPlan, type Plan, type PlanError } from "../../../plan/plan.ts";
import { isBack } from "../../islands/wake/is-back.ts";
import { PLAN_LINK } from "../store/plan-keys.ts";
import { planStore, usePlanPlace } from "../store/use-plan.ts";
import { planFromText } from "./plan-link.ts";
import { PlanButton, PlanPanel } from "./plan-panel.tsx";
import { useToolContext } from "./tool-context.ts";

/** A plan that came by a link or a file, and what has become of it. */
export type PlanImport =
	| { state: "waiting"; plan: Plan }
	| { state: "opened"; before: Plan | undefined }
	| { state: "refused"; error: PlanError | "large" };

/** Opens a plan if nothing is lost by it; else it waits for its owner's word. */
export function importPlan(came: Plan | PlanError | "large"): PlanImport {
	if (typeof came === "string") return { state: "refused", error: came };
	if (!isEmptyPlan(planStore.current())) return { state: "waiting", plan: came };
	planStore.replace(came);
	return { state: "opened", before: undefined };
}

/** A link's plan: it stays in the address, for reloads and other languages, until it is answered, then leaves it. */
export function useLinkedPlan() {
	const [imported, setImported] = useState<PlanImport>();
	const change = useCallback((next: PlanImport | undefined) => {
		setImported(next);
		if (next?.state === "waiting" || !PLAN_LINK.test(location.hash)) return;
		history.replaceState(history.state, "", location.pathname + location.search);
	}, []);
	useEffect(() => {
		async function read(): Promise<void> {
			if (!PLAN_LINK.test(location.hash)) return;
			change(importPlan(await planFromText(location.hash.replace(PLAN_LINK, ""))));
		}
		// It waited there beside a plan, which has been removed since.
		if (isBack() && isEmptyPlan(planStore.current())) change(undefined);
		void read();
		addEventListener("hashchange", read);
		const forget = planStore.subscribe((isCleared) => isCleared && change(undefined));
		return () => {
			removeEventListener("hashchange", read);
			forget();
		};
	}, [change]);
	return [imported, change] as const;
}

interface ImportNoticeProps {
	imported: PlanImport;
	onChange: (next: PlanImport | undefined) => void;
	from: "link" | "file";
}

/** Asks before what came takes the place of what is there, and says how to go back. */
export function ImportNotice({ imported, onChange, from }: ImportNoticeProps) {
	const { incoming, file } = useToolContext().bar;
	const done = () => onChange(undefined);
	if (imported.state === "waiting") {
		const open = () => {
			const before = planStore.current();
			planStore.replace(imported.plan);
			onChange({ state: "opened", before });
		};
		return (
			<PlanPanel key="waiting" title={incoming.title} text={incoming.text} look="warm">
				<PlanButton look="primary" onClick={open} label={incoming.yes} />
				<PlanButton onClick={done} label={incoming.no} />
			</PlanPanel>
		);
	}
	if (imported.state === "refused") {
		const text = from === "link" && imported.error === "foreign" ? incoming.broken : file[imported.error];
		return <PlanPanel key="refused" text={text} look="warm" onClose={done} />;
	}
	return <Opened before={imported.before} onBack={planStore.replace} onClose={done} />;
}

interface OpenedProps {
	before: Plan | undefined;
	onBack: (before: Plan) => void;
	onClose: () => void;
}

function Opened({ before, onBack, onClose }: OpenedProps) {
	const { incoming } = useToolContext().bar;
	const back = (own: Plan) => {
		onBack(own);
		onClose();
	};
	return (
		<PlanPanel key="opened" text={incoming.opened} onClose={onClose}>
			{before && <PlanButton onClick={() => back(before)} label={incoming.back} />}
		</PlanPanel>
	);
}

/** Tells that the device holds another plan than this tab, and lets its owner choose. Neither is lost meanwhile. */
export function OtherPlanNotice() {
	const { title, text, open, stay } = useToolContext().bar.other;
	const place = usePlanPlace();
	const [own, setOwn] = useState<Plan>();
	if (own && place === "device") {
		return <Opened before={own} onBack={planStore.stayApart} onClose={() => setOwn(undefined)} />;
	}
	if (place !== "undecided") return null;
	return (
		<PlanPanel title={title} text={text} look="warm" isAlert>
			<PlanButton look="primary" onClick={() => setOwn(planStore.openDevice())} label={open} />
			<PlanButton onClick={() => planStore.stayApart(planStore.current())} label={stay} />
		</PlanPanel>
	);
}
