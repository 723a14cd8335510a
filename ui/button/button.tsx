import type { ReactNode } from "react";

/** How loud an action is: one `primary` a group, `quiet` for what repeats. */
export type ButtonLook = "primary" | "secondary" | "quiet";

interface ButtonLinkProps {
	href: string;
	look?: ButtonLook;
	children: ReactNode;
}

/** An action that leads somewhere. */
export function ButtonLink({ href, look = "primary", children }: ButtonLinkProps) {
	return (
		<a className={buttonClass(look)} href={href}>
			{children}
		</a>
	);
}

/** The class for elements that must look like an action but are no such link. */
export function buttonClass(look: ButtonLook): string {
	return `button button--${look}`;
}
