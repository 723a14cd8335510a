import type { ButtonHTMLAttributes } from "react";
import { type ButtonLook, buttonClass } from "../../ui/button/button.tsx";

interface SubmitButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	look?: ButtonLook;
	label: string;
}

export function SubmitButton({ look = "primary", label, ...attributes }: SubmitButtonProps) {
	return (
		<button className={buttonClass(look)} type="submit" {...attributes}>
			{label}
		</button>
	);
}
