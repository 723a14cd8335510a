/** How loud an action is: one `primary` a group, `quiet` for what repeats. */
export type ButtonLook = "primary" | "secondary" | "quiet";

interface ButtonLinkProps {
	href: string;
	label: string;
	look?: ButtonLook;
}

/** An action that leads somewhere. */
export const ButtonLink = ({ href, label, look = "primary" }: ButtonLinkProps) => (
	<a className={buttonClass(look)} href={href}>
		{label}
	</a>
);

/** The class for elements that must look like an action but are no such link. */
export const buttonClass = (look: ButtonLook): string => `button button--${look}`;
