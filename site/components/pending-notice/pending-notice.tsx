import type { ReactNode } from "react";

/** Says of the text below what it still waits for: a review, or its publication. */
export const PendingNotice = ({ children }: { children: ReactNode }) => (
	<p className="pending-notice ringed strong" role="note">
		{children}
	</p>
);
