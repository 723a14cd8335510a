/** Part of the build: stops it where content/messages.yaml holds a text that no code reads. */
import { unreadMessages } from "./unread-messages.ts";

const unread = unreadMessages(process.cwd());
if (unread.length > 0) {
	console.error("El contenido tiene textos que nadie lee; bórralos de content/messages.yaml y de su esquema:");
	for (const message of unread) console.error(`  content/messages.yaml · ${message}`);
	process.exit(1);
}
