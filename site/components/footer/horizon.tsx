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
			<path className="footer__earth" d="M-24 62Q720 -60 1464 62Z" />
			<path className="footer__light" d="M-24 62Q720 -60 1464 62" stroke="url(#first-light)" />
			<path className="footer__light footer__light--air" d="M-24 49Q720 -75 1464 49" stroke="url(#first-light)" />
		</svg>
	);
}
