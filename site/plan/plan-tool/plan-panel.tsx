import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { type ButtonLook, buttonClass } from "../../../ui/button/button.tsx";
import { useToolContext } from "./tool-context.ts";

interface PlanPanelProps {
	title?: string | undefined;
	text: string;
	look?: "calm" | "warm";
	/** Nobody asked for it: it is announced and stays in sight instead of taking the focus. */
	isAlert?: boolean;
	/** Brings a button that closes it. */
	onClose?: () => void;
	children?: ReactNode;
}

/** What an action asks or tells, next to the action. */
export function PlanPanel({ title, text, look = "calm", isAlert = false, onClose, children }: PlanPanelProps) {
	const { bar } = useToolContext();
	const classes = ["plan-panel note note--large", look === "warm" && "note--amber", isAlert && "plan-panel--alert"];
	return (
		<section
			className={classes.filter(Boolean).join(" ")}
			aria-label={title ?? text}
			tabIndex={-1}
			ref={isAlert ? uncover : takeFocus}
			role={isAlert ? "alert" : undefined}
		>
			{title && <p className="plan-panel__title display title--s">{title}</p>}
			<p>{text}</p>
			<div className="plan-panel__actions row row--middle">
				{children}
				{onClose && <PlanButton onClick={onClose} label={bar.close} />}
			</div>
		</section>
	);
}

interface PlanButtonProps {
	label: string;
	look?: ButtonLook;
	onClick: () => void;
}

export const PlanButton = ({ label, look = "quiet", onClick }: PlanButtonProps) => (
	<button type="button" className={buttonClass(look)} onClick={onClick}>
		{label}
	</button>
);

/** Hands over a file without a server; browsers within other applications drop it, so it can be had again, or sent. */
export function SavedFile({ file }: { file: File }) {
	const { shared } = useToolContext().bar;
	const link = useRef<HTMLAnchorElement>(null);
	const href = useMemo(() => URL.createObjectURL(file), [file]);
	useEffect(() => {
		link.current?.click();
		// Not at once: some browsers begin to read only now.
		return () => void setTimeout(() => URL.revokeObjectURL(href), 60_000);
	}, [href]);
	const send = () => navigator.share({ files: [file] }).catch(() => undefined);
	return (
		<>
			<a className="button button--quiet" href={href} download={file.name} ref={link}>
				{file.name}
			</a>
			{navigator.canShare?.({ files: [file] }) && <PlanButton look="secondary" onClick={send} label={shared.send} />}
		</>
	);
}

/** Nobody goes on writing where it cannot be seen. */
function uncover(alert: HTMLElement): () => void {
	const field = document.activeElement;
	const isWriting = field?.matches("input, textarea, select");
	if (isWriting && field && field.getBoundingClientRect().top < alert.getBoundingClientRect().bottom)
		field.scrollIntoView({ block: "center" });
	return giveBack(alert);
}

function takeFocus(panel: HTMLElement): () => void {
	const leave = giveBack(panel);
	panel.focus();
	return leave;
}

/** @returns what to do when a panel goes: a focus within it returns to what opened it, or else to the section it stood in */
function giveBack(panel: HTMLElement): () => void {
	const opener = document.activeElement as HTMLElement | null;
	const around = panel.parentElement?.closest("section");
	return () => {
		if (!panel.contains(document.activeElement)) return;
		opener?.focus();
		if (!around || (document.activeElement === opener && opener !== document.body)) return;
		around.tabIndex = -1;
		around.focus({ preventScroll: true });
	};
}
