/**
 * Opens once. A rejection is not kept: the next call tries again, because an instance may outlive a fault of its
 * database.
 */
export function memoizeOpen<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
	let opened: Promise<Opened> | undefined;
	return () => {
		opened ??= open().catch((error) => {
			opened = undefined;
			throw error;
		});
		return opened;
	};
}
