import type { WithWords } from "../../../content-model/content.ts";

/** The bar above the header: its messages take turns while a script runs, and can be paused and closed. */
export function Announcement({ words: { messages, site } }: WithWords) {
	const { announcements, pauseAnnouncements, resumeAnnouncements, closeAnnouncements } = messages.chrome;
	return (
		<section className="announcement screen-only" data-current="0" aria-label={announcements}>
			<ul className="announcement__messages">
				{site.announcement.messages.map(({ text }) => (
					<li className="announcement__message" key={text}>
						{text}
					</li>
				))}
			</ul>
			<div className="announcement__controls script-only">
				<button className="announcement__control" type="button" data-action="pause">
					<svg className="announcement__pause" viewBox="0 0 16 16" role="img" aria-label={pauseAnnouncements}>
						<path d="M5.5 3.5v9M10.5 3.5v9" />
					</svg>
					<svg className="announcement__resume" viewBox="0 0 16 16" role="img" aria-label={resumeAnnouncements}>
						<path d="M5.5 3.5v9l6.5-4.5z" />
					</svg>
				</button>
				<button className="announcement__control" type="button" data-action="close" aria-label={closeAnnouncements}>
					<svg viewBox="0 0 16 16" aria-hidden="true">
						<path d="M4 4l8 8M12 4l-8 8" />
					</svg>
				</button>
			</div>
		</section>
	);
}
