import type { Log } from "../../process/log.ts";
import type { DeliveryEvent } from "../deliverer.ts";

export function logDelivery(log: Log, { event, ...fields }: DeliveryEvent): void {
	if (event === "mail sent" || event === "queue reachable again") log.info(fields, event);
	else if (event === "mail retried") log.warn(fields, event);
	else log.error(fields, event);
}
