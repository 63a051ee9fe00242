/** Lists in the tabs of a run: all keep the tab in the address, also while another one opens. */
import { differencesList } from "#generated/hrms/resources/parallel-run.ts";
import { blockersList, changesList, peopleList } from "#generated/hrms/resources/pay-runs.ts";
import type { ListContract } from "../../../list/list-state.ts";

export const runTabs = ["people", "comparison", "parallel", "what-if", "history"];
const extras = { tab: runTabs };

export const runBlockers: ListContract = { ...blockersList, extras };
export const runPeople: ListContract = { ...peopleList, extras };
export const runChanges: ListContract = { ...changesList, extras };
export const parallelDifferences: ListContract = { ...differencesList, extras };
