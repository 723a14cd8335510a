/** Marks sections out of sight with `data-off-screen`. Each loses it when it first comes into view, for good. */
const observer = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) {
		target.toggleAttribute("data-off-screen", !isIntersecting);
		if (isIntersecting) observer.unobserve(target);
	}
});

for (const section of document.querySelectorAll(".section")) observer.observe(section);
