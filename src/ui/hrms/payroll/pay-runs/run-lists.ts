/** Lists in the tabs of a run: all keep the tab in the address, also while another one opens. */
import { blockersList, changesList, peopleList } from "#generated/hrms/resources/pay-runs.ts";
import type { ListContract } from "../../../list/list-state.ts";

const extras = { tab: ["people", "comparison", "history"] };

export const runBlockers: ListContract = { ...blockersList, extras };
export const runPeople: ListContract = { ...peopleList, extras };
export const runChanges: ListContract = { ...changesList, extras };
