/** Where the page ends: the curve of the earth by night, and the first light along it. */
export function Horizon() {
	return (
		<svg className="footer__horizon" viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
			<linearGradient id="first-light">
				<stop className="footer__dark" offset="0" stopOpacity="0" />
				<stop className="footer__larimar" offset=".28" />
				<stop className="footer__amber" offset=".5" />
				<stop className="footer__larimar" offset=".72" />
				<stop className="footer__dark" offset="1" stopOpacity="0" />
			</linearGradient>
			<path className="footer__earth" d="M0 61Q720 -59 1440 61Z" />
			<path className="footer__light" d="M0 61Q720 -59 1440 61" stroke="url(#first-light)" />
			<path className="footer__light footer__light--air" d="M0 48Q720 -75 1440 48" stroke="url(#first-light)" />
		</svg>
	);
}
