/** What the editor's program puts beside itself: React's `createElement`. */
interface Window {
	h: (type: string, props: object) => import("react").ReactElement;
}
