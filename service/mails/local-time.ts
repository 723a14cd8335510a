/** Times as the staff's mails show them. */
export const localTime = new Intl.DateTimeFormat("es-DO", {
	dateStyle: "full",
	timeStyle: "short",
	timeZone: "America/Santo_Domingo",
});
