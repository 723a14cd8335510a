import type { ReactNode } from "react";

/** Says of the text below what it still waits for: a review, or its publication. */
export function PendingNotice({ children }: { children: ReactNode }) {
	return (
		<p className="pending-notice ringed strong" role="note">
			{children}
		</p>
	);
}
