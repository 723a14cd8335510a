/** Puts the chat button aside at forms and the footer, on small screens also at chat links, controls and words. */
const button = document.querySelector(".chat-button") as HTMLElement;
const small = matchMedia("(max-width:63.99em)");

/** What the button steps aside for; `chrome.ts` marks those of them that are off screen. */
export const inTheWay = `:is([data-form],.footer${small.matches ? ",main [href*='wa.me']" : ""})`;

/** A control, or what holds words. */
const isOfUse = (element: Element) =>
	element.closest("a,button,summary,input,select,textarea") ||
	[...element.childNodes].some(({ nodeValue }) => nodeValue?.trim());

/** Whether something of use stands where the button does. */
const covers = () => {
	const { left, top, width, height } = button.getBoundingClientRect();
	// Closer to each other than any word is wide, and than any line is high.
	return [0, 1, 2, 3, 4].some((column) =>
		[0, 1, 2, 3, 4].some((row) =>
			document
				.elementsFromPoint(left + (column * width) / 4, top + (row * height) / 4)
				.some((under) => !button.contains(under) && isOfUse(under)),
		),
	);
};

/** Steps aside or comes back, as the page stands now. */
export const settle = () =>
	button.toggleAttribute(
		"data-aside",
		Boolean(document.querySelector(`${inTheWay}:not([data-off-screen])`)) || (small.matches && covers()),
	);

// What is opened moves what stands below it.
document.addEventListener("toggle", settle, true);
