/** Whether the page was loaded anew by Back or Forward. */
export function isBack(): boolean {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return navigation?.type === "back_forward";
}
