/**
 * The script of the team's desk: keeps what is shown up to date, and sends actions so that a lost line is noticed and
 * mended. Everything here only betters what already works without it.
 */

import { keepUpToDate } from "./desk/keep-up-to-date.ts";
import { sendAction } from "./desk/send-action.ts";

document.addEventListener("submit", sendAction);
keepUpToDate();
