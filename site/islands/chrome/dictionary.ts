/**
 * Fetches what the pages have in common once somebody reads on, so that the next page is sent as what is new in it
 * (docs/decisions/0024-dictionary.md). Browsers that know no dictionaries do nothing with the link.
 */
addEventListener(
	"scroll",
	() => {
		const href = document.body.dataset.dictionary;
		if (href)
			document.head.append(Object.assign(document.createElement("link"), { rel: "compression-dictionary", href }));
	},
	{ once: true },
);
