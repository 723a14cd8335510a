/** Paths of what WebKitGTK's browser runs with. */
export interface WebKitPrograms {
	/** A screen without a monitor: Xvfb. */
	screen: string;
	/** WebKitWebDriver. */
	driver: string;
	/** MiniBrowser. */
	browser: string;
}
