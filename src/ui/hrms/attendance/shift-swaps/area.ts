/** Shift swaps: asked for from one's own roster, answered by the colleague, decided under Approvals. */
import { shiftSwaps as resource } from "#generated/hrms/resources/shift-swaps.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const shiftSwaps = area("shift-swaps", {
  resource,
  // They are asked for elsewhere.
  check: () => [],
  columns: ["fullName", "date", "shift", "colleague", "colleagueDate", "colleagueShift", "status"],
  moreColumns: ["note", "createdAt", "answeredAt", "decidedBy", "decidedAt", "comment"],
  filters: ["status", ["from", "to"]],
  fixed: () => true,
  steps: part(async () => (await import("./swap-steps.tsx")).SwapSteps, "attendance-tools"),
  form: {},
});
