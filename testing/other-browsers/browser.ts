/** What the journeys in Firefox and WebKit stand on: the few commands that both of their protocols have. */

export interface Browser {
	/** Opens an address and waits until the page has loaded. */
	open: (url: string) => Promise<void>;
	/** Runs a function in the page; arguments and result are JSON. */
	run: <A extends unknown[], R>(work: (...args: A) => R, ...args: A) => Promise<R>;
	/** Presses keys or the mouse as the system would, in steps that both protocols know (W3C WebDriver, "Actions"). */
	act: (type: "key" | "pointer", ...actions: readonly object[]) => Promise<void>;
	/** Makes the page this wide, in CSS pixels. */
	resize: (width: number, height: number) => Promise<void>;
	/** PNG of what the window shows. */
	screenshot: () => Promise<Buffer>;
	/** What the page has complained of since the last call. */
	takeFaults: () => Promise<string[]>;
	close: () => Promise<void>;
}

export interface BrowserSettings {
	/** Whether pages may run script. */
	scripting: boolean;
	/** Whether the system is set to dark colours. */
	night: boolean;
}

/** Paths of what WebKitGTK's browser runs with. */
export interface WebKitPrograms {
	/** A screen without a monitor: Xvfb. */
	screen: string;
	/** WebKitWebDriver. */
	driver: string;
	/** MiniBrowser. */
	browser: string;
}

/** A function's text, to be run in a page with arguments and a result that are JSON. */
export const asJson = (work: unknown): string => `(json) => JSON.stringify((${work})(...JSON.parse(json)) ?? null)`;
