/**
 * Marks what is out of sight with `data-off-screen`. A section loses the mark when it first comes into view and is
 * then left alone; a form's place keeps being watched, so that the chat button can step aside.
 */
const observer = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) {
		target.toggleAttribute("data-off-screen", !isIntersecting);
		if (isIntersecting && target.matches(".section")) observer.unobserve(target);
	}
});

for (const element of document.querySelectorAll(".section,[data-form]")) observer.observe(element);
