import { useEffect, useRef, useState } from "react";

/** Milliseconds of rest before something is told, so that a screen reader is not interrupted at each digit. */
const REST = 400;

/** Announces lines that changed, once they rest. @param lines each names what it is of, «Clínica A: US$ 7,000» */
export function Spoken({ lines }: { lines: readonly string[] }) {
	const [said, say] = useState("");
	const before = useRef(lines);
	const all = lines.join("\n");
	useEffect(() => {
		const now = all.split("\n");
		const timer = setTimeout(() => {
			const changed = now.filter((line, index) => line !== before.current[index]);
			before.current = now;
			if (changed.length > 0) say(changed.join(" "));
		}, REST);
		return () => clearTimeout(timer);
	}, [all]);
	return (
		<p className="unseen" role="status">
			{said}
		</p>
	);
}
