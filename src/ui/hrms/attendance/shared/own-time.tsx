/** The clock and this week's roster on a person's home page. */
import { css } from "#generated/styles/css/index.js";
import { useGetMyAttendance, useGetMyRoster } from "#generated/hrms/hooks/own-attendance.ts";
import { useAbility } from "../../../session/ability.ts";
import { ClockCard } from "./clock-card.tsx";
import { RosterCard } from "./roster-card.tsx";

/** Whether something of it is still on its way; the page shows it all at once, so that nothing shifts. */
export function useOwnTimeLoading(companyId: string): boolean {
  const enabled = useAbility().can("read", "own-attendance");
  const clock = useGetMyAttendance({ path: { companyId } }, { enabled, retry: false });
  const roster = useGetMyRoster({ path: { companyId }, query: {} }, { enabled, retry: false });
  return clock.isLoading || roster.isLoading;
}

export function OwnTime({ companyId }: { companyId: string }) {
  const enabled = useAbility().can("read", "own-attendance");
  const clock = useGetMyAttendance({ path: { companyId } }, { enabled, retry: false });
  if (!clock.data) return null;
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 3fr)" },
        gap: "4",
        alignItems: "start",
      })}
    >
      <ClockCard companyId={companyId} clock={clock.data} />
      <RosterCard companyId={companyId} brief />
    </div>
  );
}
