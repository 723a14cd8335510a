/** How much is done: `npm run chaos` does the first of each pair, tests the second, within seconds. */
const AMOUNTS = {
	/** Milliseconds for which honest clients rest between two requests where they are not what is tried. */
	rest: [0, 40],
	/** Times the service is killed, on each store. */
	kills: [200, 1],
	/** Times it is killed while it does nothing but send mails. */
	mailKills: [50, 1],
	/** Times it is killed while the team works at its desk, on each store. */
	deskKills: [100, 1],
	/** Times the database server is killed; then seconds for which it says nothing. */
	serverKills: [20, 1],
	silence: [15, 1],
	/** Hostile requests. */
	hostile: [200_000, 1000],
	/** Clients that send slowly; then seconds for which others send the costliest bytes. */
	slowClients: [1500, 30],
	costlySeconds: [30, 1],
	/** Posts that are broken off. */
	brokenOff: [100_000, 2000],
	/** Requests that several processes are sent at once. */
	shared: [1000, 25],
	/** Requests sent while the mail server fails in each of its ways. */
	perMailFault: [25, 4],
	/** Milliseconds that a slow relay takes, which is four and a half times as slow in the end. */
	slowRelay: [40_000, 200],
	/** Requests in the store whose clock jumps. */
	beforeJump: [5000, 100],
	/** Times every process is started anew under load. */
	updates: [5, 1],
	/** Whether a browser reads all pages through the proxy, and sends all forms. */
	journeys: [1, 0],
	/** Requests sent to bury a mailbox. */
	mailBomb: [4000, 200],
} as const;

export type Scale = Record<keyof typeof AMOUNTS, number> & {
	/**
	 * Whether to mount a file system where the account may, and to wait minutes for the claims of killed processes to
	 * expire and for slowly sent bodies to be cut off. Otherwise a mail that is still pending counts as kept.
	 */
	waitsOutTimeouts: boolean;
	/** Address of a running PostgreSQL, for trials that do the server itself no harm; each starts one of its own where unset. */
	postgres?: string;
};

const amounts = (place: 0 | 1) =>
	Object.fromEntries(Object.entries(AMOUNTS).map(([what, pair]) => [what, pair[place]])) as Record<
		keyof typeof AMOUNTS,
		number
	>;

export const FULL_SCALE: Scale = { ...amounts(0), waitsOutTimeouts: true };
export const SMALL_SCALE: Scale = { ...amounts(1), waitsOutTimeouts: false };
