/**
 * Opens something at the first call and hands out the same from then on. A failed opening is not kept: the next call
 * tries again, because an instance may live longer than what ailed its database.
 */
export function onceOpened<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
	let opened: Promise<Opened> | undefined;
	return () => {
		opened ??= open().catch((error) => {
			opened = undefined;
			throw error;
		});
		return opened;
	};
}
