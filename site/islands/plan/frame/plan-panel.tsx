import type { ReactNode } from "react";

interface PlanPanelProps {
	title?: string | undefined;
	text: string;
	look?: "calm" | "warm";
	/** Whoever opened it is taken to it. */
	takesFocus?: boolean;
	children?: ReactNode;
}

/** What an action asks or tells, where the action is. */
export function PlanPanel({ title, text, look = "calm", takesFocus = true, children }: PlanPanelProps) {
	return (
		<section
			className={`plan-panel plan-panel--${look}`}
			aria-label={title ?? text}
			tabIndex={-1}
			ref={takesFocus ? focus : null}
		>
			{title && <p className="plan-panel__title">{title}</p>}
			<p>{text}</p>
			{children && <div className="plan-panel__actions">{children}</div>}
		</section>
	);
}

interface PlanButtonProps {
	look?: "primary" | "secondary" | "quiet";
	onClick: () => void;
	children: ReactNode;
}

export function PlanButton({ look = "quiet", onClick, children }: PlanButtonProps) {
	return (
		<button type="button" className={`button button--${look}`} onClick={onClick}>
			{children}
		</button>
	);
}

function focus(element: HTMLElement | null): void {
	element?.focus();
}
