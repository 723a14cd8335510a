import type { ComponentProps } from "react";

/** A radio button drawn as a pill that lies behind its words. */
export function ChoicePill({ children, ...input }: ComponentProps<"input">) {
	return (
		<label className="choice-pill">
			<input {...input} type="radio" className="choice-pill__radio" />
			<span>{children}</span>
		</label>
	);
}
