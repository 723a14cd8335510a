import { useEffect, useState } from "react";
import type { BarWords } from "../../../../content-model/plan/frame.ts";
import { isEmptyPlan, type Plan, type PlanError } from "../../../../plan/plan.ts";
import { planFromText } from "../../../../plan/share-link.ts";
import { LINK_START } from "../store/plan-keys.ts";
import { currentPlan, replacePlan } from "../store/plan-store.ts";
import { browserCodec } from "./browser-codec.ts";
import { PlanButton, PlanPanel } from "./plan-panel.tsx";

/** A plan that came by a link or a file, and what has become of it. */
export type PlanImport =
	| { state: "waiting"; plan: Plan }
	| { state: "opened"; before: Plan | undefined }
	| { state: "refused"; fault: PlanError | "large" };

/** Opens a plan where nothing is lost by it; else it waits for its owner's word. */
export function importPlan(came: Plan | PlanError | "large"): PlanImport {
	if (typeof came === "string") return { state: "refused", fault: came };
	if (!isEmptyPlan(currentPlan())) return { state: "waiting", plan: came };
	replacePlan(came);
	return { state: "opened", before: undefined };
}

/** What a link has brought; the address loses it at once, so that it neither stays in sight nor comes again. */
export function useLinkedPlan() {
	const [arrival, setArrival] = useState<PlanImport>();
	useEffect(() => {
		async function read(): Promise<void> {
			if (!location.hash.startsWith(LINK_START)) return;
			const text = location.hash.slice(LINK_START.length);
			history.replaceState(history.state, "", location.pathname + location.search);
			setArrival(importPlan(await planFromText(text, browserCodec)));
		}
		void read();
		addEventListener("hashchange", read);
		return () => removeEventListener("hashchange", read);
	}, []);
	return [arrival, setArrival] as const;
}

interface ImportNoticeProps {
	arrival: PlanImport;
	onChange: (next: PlanImport | undefined) => void;
	words: BarWords;
	from: "link" | "file";
}

/** Asks before what came takes the place of what is there, and says how to go back. */
export function ImportNotice({ arrival, onChange, words, from }: ImportNoticeProps) {
	const { incoming, file, close } = words;
	const done = () => onChange(undefined);
	if (arrival.state === "waiting") {
		const open = () => {
			const before = currentPlan();
			replacePlan(arrival.plan);
			onChange({ state: "opened", before });
		};
		return (
			<PlanPanel key="waiting" title={incoming.title} text={incoming.text} look="warm">
				<PlanButton look="primary" onClick={open}>
					{incoming.yes}
				</PlanButton>
				<PlanButton onClick={done}>{incoming.no}</PlanButton>
			</PlanPanel>
		);
	}
	if (arrival.state === "refused") {
		const text = from === "link" && arrival.fault === "foreign" ? incoming.broken : file[arrival.fault];
		return (
			<PlanPanel key="refused" text={text} look="warm">
				<PlanButton onClick={done}>{close}</PlanButton>
			</PlanPanel>
		);
	}
	const { before } = arrival;
	const back = () => {
		if (before) replacePlan(before);
		done();
	};
	return (
		<PlanPanel key="opened" text={incoming.opened}>
			{before && <PlanButton onClick={back}>{incoming.back}</PlanButton>}
			<PlanButton onClick={done}>{close}</PlanButton>
		</PlanPanel>
	);
}
