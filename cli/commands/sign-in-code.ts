import { OPERATOR_CODE_PATH } from "../../contract/desk/paths.ts";
import { deskOrigin } from "../../service/compose-options.ts";
import { teamOf } from "../../service/settings/team.ts";
import { emailAddress } from "../arguments.ts";
import { CommandRefused, command, EXIT, say, texts } from "../command.ts";
import { withOpenStore } from "../open-store.ts";
import { shortTime } from "../times.ts";

/** A code that lets a member of the team in without a mail, however many codes by mail were asked for in their name. */
export const signInCode = command({
	options: {},
	takes: { least: 1, most: 1, missing: texts.usage.whichPerson },
	run: async ({ words: [typed = ""], context }) => {
		const address = emailAddress(typed).toLowerCase();
		return await withOpenStore(context, async ({ store, settings }) => {
			const members = teamOf(settings).map((member) => member.address);
			if (settings.DESK === "off") throw new CommandRefused(texts.signIn.noDesk);
			if (!members.includes(address)) throw new CommandRefused(say(texts.signIn.stranger, { address }), EXIT.notFound);
			const { code, expiresAt } = await store.signIns.operator.issue(address);
			const url = `${deskOrigin(settings)}${OPERATOR_CODE_PATH}`;
			const until = shortTime(expiresAt, settings.SERVICE_TIME_ZONE);
			return { text: say(texts.signIn.made, { address, code, url, until }), data: { address, code, url, expiresAt } };
		});
	},
});
