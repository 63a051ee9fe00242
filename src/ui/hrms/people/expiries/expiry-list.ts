/** List state of expiries. */
import { expiriesList } from "#generated/hrms/resources/expiries.ts";
import type { ListContract } from "../../../list/list-state.ts";

export const shownBands = ["expired", "days30", "days60", "days90"] as const;
const { kind, band } = expiriesList.filters;

export const expiryList: ListContract = {
  ...expiriesList,
  filters: { kind, band: { ...band, items: { ...band.items, enum: shownBands } } },
};
