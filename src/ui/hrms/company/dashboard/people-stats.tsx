/** Employee counts: headcount, upcoming, joined and left this month, on probation. */
import type { DashboardPeople } from "#generated/hrms/schema.ts";
import { StatStrip } from "../../../kit/stat-strip.tsx";
import { useText } from "../../../messages/use-text.ts";
import { employedOn, joinedIn, joining, leftIn, onProbation } from "./people-links.ts";

export function PeopleStats({ companyId, people }: { companyId: string; people: DashboardPeople | undefined }) {
  const t = useText();
  const month = people?.months.at(-1);
  const key = month?.month ?? "2000-01";
  const stats = [
    {
      name: "headcount",
      label: t("dashboard.headcount"),
      value: people?.headcount,
      ...employedOn(companyId, people?.day ?? "2000-01-01"),
    },
    { name: "joining", label: t("dashboard.joining"), value: people?.joining, ...joining(companyId) },
    { name: "joined", label: t("dashboard.joinedThisMonth"), value: month?.joined, ...joinedIn(companyId, key) },
    { name: "left", label: t("dashboard.leftThisMonth"), value: month?.left, ...leftIn(companyId, key) },
    { name: "probation", label: t("dashboard.onProbation"), value: people?.onProbation, ...onProbation(companyId) },
  ];
  return (
    <StatStrip label={t(people?.everybody === false ? "dashboard.yourPeople" : "dashboard.people")} stats={stats} />
  );
}
