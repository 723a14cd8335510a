import type { Log } from "../log.ts";
import type { DeliveryEvent } from "./deliver.ts";

/** Writes what became of a mail to the log, as loud as it deserves. */
export function logDelivery(log: Log, { event, ...fields }: DeliveryEvent): void {
	if (event === "mail sent" || event === "queue reachable again") log.info(fields, event);
	else if (event === "mail retried") log.warn(fields, event);
	else log.error(fields, event);
}
