const known = new Map<string, Intl.DateTimeFormat>();

/** Made once for each: making one takes longer than formatting a thousand times. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = locale + JSON.stringify(options);
	const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options);
	known.set(key, format);
	return format;
}
