import { useEffect, useId, useRef, useState } from "react";
import type { Plan } from "../../../../plan/plan.ts";
import { LINK_START } from "../../store/plan-keys.ts";
import { planStore, usePlanPlace, usePlanUnkept } from "../../store/use-plan.ts";
import { planToText } from "../plan-link.ts";
import { PlanButton, PlanPanel } from "../plan-panel.tsx";
import { useToolContext } from "../tool-context.ts";

/** Says what keeping a plan on the device means before it does so, and how to undo it. */
export function KeepPanel({ onClose }: { onClose: () => void }) {
	const { kept } = useToolContext().bar;
	const place = usePlanPlace();
	const isUnkept = usePlanUnkept();
	const [wasUnkept] = useState(isUnkept);
	const [isRefused, setIsRefused] = useState(false);
	// It is said on its own; what is said here is no longer so.
	if (isUnkept && !wasUnkept) return null;
	if (isRefused) return <PlanPanel text={kept.fault} look="warm" onClose={onClose} />;
	if (place === "device") {
		return (
			<PlanPanel key="kept" title={kept.done} text={kept.doneText} onClose={onClose}>
				<PlanButton look="secondary" onClick={planStore.stopKeeping} label={kept.stop} />
			</PlanPanel>
		);
	}
	const isOther = place !== "tab";
	return (
		<PlanPanel
			key="ask"
			title={kept.title}
			text={isOther ? `${kept.text} ${kept.other}` : kept.text}
			look="warm"
			onClose={onClose}
		>
			<PlanButton
				look="primary"
				onClick={() => setIsRefused(!planStore.keep())}
				label={isOther ? kept.replace : kept.yes}
			/>
		</PlanPanel>
	);
}

/** The link that holds the plan, to be copied or handed to an application. */
export function SharePanel({ plan, onClose }: { plan: Plan; onClose: () => void }) {
	const { shared, close } = useToolContext().bar;
	const [link, setLink] = useState<string | false>();
	const [isCopied, setIsCopied] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const id = useId();
	useEffect(() => {
		let isWanted = true;
		void planToText(plan).then((text) => {
			if (isWanted) setLink(text !== undefined && location.origin + location.pathname + LINK_START + text);
		});
		return () => {
			isWanted = false;
		};
	}, [plan]);
	if (link === undefined) return null;
	if (link === false) return <PlanPanel text={shared.long} look="warm" onClose={onClose} />;

	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(String(link));
		} catch {
			// If the page may not, the hand can: what is selected only has to be copied.
			field.current?.select();
			return;
		}
		setIsCopied(true);
	}

	/** Closing the list of applications sends nothing, which is no fault. */
	const send = () => navigator.share({ text: shared.message, url: String(link) }).catch(() => undefined);

	return (
		<PlanPanel title={shared.title} text={shared.text}>
			<label className="alone label stack stack--1" htmlFor={id}>
				<span>{shared.label}</span>
				<input
					className="field__control"
					id={id}
					ref={field}
					readOnly
					value={link}
					onFocus={(event) => event.currentTarget.select()}
				/>
			</label>
			{"share" in navigator && <PlanButton look="primary" onClick={send} label={shared.send} />}
			<PlanButton look="secondary" onClick={copy} label={shared.copy} />
			<PlanButton onClick={onClose} label={close} />
			<span className="plan-panel__said label" role="status">
				{isCopied && shared.copied}
			</span>
		</PlanPanel>
	);
}
