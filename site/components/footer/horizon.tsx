/** Where the page ends: the curve of the earth by night, and the first light along it. */
export function Horizon() {
	return (
		<svg className="footer__horizon" viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
			<linearGradient id="first-light">
				<stop className="footer__dark" offset="0" stopOpacity="0" />
				<stop className="footer__larimar" offset=".22" />
				<stop className="footer__amber" offset=".5" />
				<stop className="footer__larimar" offset=".78" />
				<stop className="footer__dark" offset="1" stopOpacity="0" />
			</linearGradient>
			<path className="footer__earth" d="M0 62V58.1Q720 -56.1 1440 58.1V62Z" />
			<path className="footer__light" d="M0 58.1Q720 -56.1 1440 58.1" stroke="url(#first-light)" />
			<path className="footer__light footer__light--air" d="M0 45.1Q720 -71.1 1440 45.1" stroke="url(#first-light)" />
		</svg>
	);
}
