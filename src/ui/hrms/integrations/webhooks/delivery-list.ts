/** The list of a webhook's deliveries in the address. */
import { deliveriesList } from "#generated/hrms/resources/webhook-deliveries.ts";
import type { ListContract } from "../../../list/list-state.ts";

/** The record keeps its tab in the URL. */
export const deliveryList: ListContract = { ...deliveriesList, extras: { tab: ["deliveries"] } };
