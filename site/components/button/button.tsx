import type { ButtonHTMLAttributes, ReactNode } from "react";
import "./button.css";

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

interface ButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "disabled" | "onClick"> {
	look?: ButtonLook;
	children: ReactNode;
}

/** An action that happens here, such as sending a form. */
export function Button({ look = "primary", type = "button", children, ...rest }: ButtonProps) {
	return (
		<button className={buttonClass(look)} type={type} {...rest}>
			{children}
		</button>
	);
}

/** The class for elements that must look like an action but are neither of the above. */
export function buttonClass(look: ButtonLook): string {
	return `button button--${look}`;
}
