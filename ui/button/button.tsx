import type { AnchorHTMLAttributes } from "react";

/** How loud an action is: one `primary` a group, `quiet` for what repeats. */
export type ButtonLook = "primary" | "secondary" | "quiet";

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	label: string;
	look?: ButtonLook;
}

/** An action that leads somewhere. */
export const ButtonLink = ({ label, look = "primary", ...attributes }: ButtonLinkProps) => (
	<a className={buttonClass(look)} {...attributes}>
		{label}
	</a>
);

/** The class for elements that must look like an action but are no such link. */
export const buttonClass = (look: ButtonLook): string => `button button--${look}`;
