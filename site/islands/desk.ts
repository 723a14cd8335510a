/** The desk's script: updates the page, keeps what is typed and sends actions again; everything works without it. */

import { keepNotes } from "./desk/keep-notes.ts";
import { keepUpToDate } from "./desk/keep-up-to-date.ts";
import { listenToKeys } from "./desk/keys.ts";
import { countMarks } from "./desk/marks.ts";
import { loadWhenShownAgain } from "./desk/page-swap.ts";
import { sendAction } from "./desk/send-action.ts";

document.addEventListener("submit", sendAction);
loadWhenShownAgain();
keepNotes();
countMarks();
listenToKeys();
keepUpToDate();
