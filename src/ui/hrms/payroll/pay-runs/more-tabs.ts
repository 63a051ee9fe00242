/** Tabs of a run that few people open: each is loaded with its texts when it is. */
import { part } from "../../../detail/part.ts";

export const ParallelTab = part(async () => (await import("./parallel-tab.tsx")).ParallelTab, "parallel-run", "fields");
export const WhatIfTab = part(async () => (await import("./what-if-tab.tsx")).WhatIfTab, "parallel-run", "tools");
