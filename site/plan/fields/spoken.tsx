import { useEffect, useRef, useState } from "react";

/** Milliseconds of rest before something is told, so that a screen reader is not interrupted at each digit. */
const REST = 400;

/**
 * Tells who hears the page what changed, once it rests; what stands there at first is read with the page.
 * @param lines each named by what it belongs to, «Clínica A: US$ 7,000»; only those that changed are told
 */
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
