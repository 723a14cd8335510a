const LOOK =
	"position: fixed; inset: auto 0 2rem; margin-inline: auto; padding: 1rem 1.5rem; border: 0; border-radius: .5rem; font: 1rem system-ui; color: #fff; background: #24302e";
const SAVE = "button[aria-keyshortcuts$='+S']";
/** A picture that was chosen is in the form once its dialog has faded and it is made smaller. */
const ON_ITS_WAY = "dialog.dialog:not([open]), .processing";
const LOOK_AGAIN = 50;
/** Milliseconds after which the form has what was typed last: the library reads a text with pictures a tenth of a second later. */
const SETTLED = 300;
/** As long a button may stay disabled that a change enables: a busy device takes its time. */
const ENABLED = 5000;

/** Blocks typing while a save renews the form, and delays one until what was typed or chosen last is in it. @param label in a save */
export function holdWhileSaving(label: string, notice: string): void {
	// Escape leaves it open; in browsers that do not know this it is opened again, and a letter may come between.
	const dialog = Object.assign(document.createElement("dialog"), { textContent: notice, closedBy: "none" });
	dialog.setAttribute("style", LOOK);
	document.body.append(dialog);
	let changed = Number.NEGATIVE_INFINITY;
	const change = () => {
		changed = performance.now();
	};
	addEventListener("input", change, true);
	/** Saves once the form has what was typed last. */
	function save(): void {
		const button = document.querySelector<HTMLButtonElement>(SAVE);
		const since = performance.now() - changed;
		if (since > (button?.disabled ? ENABLED : SETTLED)) button?.click();
		else setTimeout(save, LOOK_AGAIN);
	}
	addEventListener(
		"keydown",
		(event) => {
			const isSave = event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey);
			// The library lets a key go that comes while its button is still disabled. What it asks in a dialog is its own.
			if (!isSave || document.querySelector("dialog[open]") || performance.now() - changed > ENABLED) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			save();
		},
		true,
	);
	addEventListener(
		"click",
		(event) => {
			if (!(event.target instanceof Element && event.target.closest(SAVE))) return;
			if (document.querySelector(ON_ITS_WAY)) change();
			if (performance.now() - changed > SETTLED) return;
			event.stopImmediatePropagation();
			setTimeout(save, LOOK_AGAIN);
		},
		true,
	);
	function look(): void {
		const isSaving = document.querySelector(SAVE)?.textContent.trim() === label;
		if (isSaving && !dialog.open) dialog.showModal();
		// Whoever saved by keys is led back by the dialog.
		if (!isSaving && dialog.open) dialog.close();
	}
	dialog.addEventListener("close", look);
	new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}
