/**
 * The chat button steps aside (`data-aside`) while a form or the footer, which has a chat link of its own, is on
 * screen. On small screens it also does beside any other chat link, while the visitor reads on downwards, or where it
 * would lie on a control or on words.
 */
const button = document.querySelector(".chat-button") as HTMLElement;
const page = document.documentElement;
const small = matchMedia("(max-width:63.99em)");
const inTheWay = new Set<Element>();
let last = 0;
let readingOn = false;

const holdsWords = ({ childNodes }: Element) => [...childNodes].some(({ nodeValue }) => nodeValue?.trim());

const isOfUse = (element: Element) => element.closest("a,button,summary,input,select,textarea") || holdsWords(element);

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

const settle = () =>
	button.toggleAttribute("data-aside", inTheWay.size > 0 || (small.matches && (readingOn || covers())));

const observer = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) inTheWay[isIntersecting ? "add" : "delete"](target);
	settle();
});
const atWhich = `[data-form],.footer${small.matches ? ",main [href*='wa.me']" : ""}`;
for (const element of document.querySelectorAll(atWhich)) observer.observe(element);

addEventListener("scroll", () => {
	const { scrollTop } = page;
	// A finger trembles: less than this is no direction.
	if (Math.abs(scrollTop - last) >= 8) {
		readingOn = scrollTop > last;
		last = scrollTop;
	}
	settle();
});
// What is opened moves what stands below it.
document.addEventListener("toggle", settle, true);
