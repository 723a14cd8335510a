/** Whether the tab or the device holds something of a plan; what is on its way to the form is none (`plan-keys.ts`). */
export function isPlanHeld(): boolean {
	try {
		return /mi-plan(?!-)/.test(Object.keys({ ...sessionStorage, ...localStorage }).join());
	} catch {
		return false;
	}
}
