/** Where the desk is; no page of visitors leads there. */
export const DESK_PATH = "/mesa";

export const ENTER_PATH = `${DESK_PATH}/entrar`;
export const CODE_PATH = `${DESK_PATH}/codigo`;
/** Takes a code that an operator printed at the server. */
export const OPERATOR_CODE_PATH = `${DESK_PATH}/codigo-del-servidor`;
export const LEAVE_PATH = `${DESK_PATH}/salir`;
export const FIGURES_PATH = `${DESK_PATH}/cifras`;
export const FIGURES_CSV_PATH = `${FIGURES_PATH}.csv`;
export const REQUESTS_CSV_PATH = `${DESK_PATH}/solicitudes.csv`;
export const AGENDA_PATH = `${DESK_PATH}/agenda`;
export const CONTACT_PATH = `${DESK_PATH}/nueva`;
export const PERSON_PATH = `${DESK_PATH}/persona`;
/** What a telephone needs to keep the desk on its home screen; for everybody, since browsers fetch it without cookies. */
export const DESK_MANIFEST_PATH = `${DESK_PATH}/mesa.webmanifest`;
export const REVISION_PATH = `${DESK_PATH}/novedades`;

/** A member's calls, for a calendar: whoever has the address may read it. */
export const feedPath = (token: string) => `${AGENDA_PATH}/${token}.ics`;

export const requestPath = (reference: string) => `${DESK_PATH}/${reference}`;
