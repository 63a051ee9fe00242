/** Profile page of an employee with its tabs. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { useGetEmployee } from "#generated/hrms/hooks/employees.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { DetailPage } from "../../../detail/detail-page.tsx";
import { loadPart, part } from "../../../detail/part.ts";
import { RecordFrame } from "../../../detail/record-frame.tsx";
import { useUndoKey } from "../../../kit/undo.ts";
import { useText } from "../../../messages/use-text.ts";
import { everyones, useAbility } from "../../../session/ability.ts";
import { OverviewTab } from "./overview-tab.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { ProfileActions } from "./profile-actions.tsx";
import { ProfileIntro, ProfilePicture } from "./profile-intro.tsx";
import { ProfileWarnings } from "./profile-warnings.tsx";
import { tabsFor } from "./tabs.ts";

// Record panels need these messages.
const words = "employee-records";
const panels = {
  overview: OverviewTab,
  personal: part(async () => (await import("./personal-tab.tsx")).PersonalTab, words),
  identity: part(async () => (await import("./identity-tab.tsx")).IdentityTab, words),
  job: part(async () => (await import("./job-tab.tsx")).JobTab, words),
  pay: part(async () => (await import("./pay-tab.tsx")).PayTab, words),
  items: part(async () => (await import("./items-tab.tsx")).ItemsTab, "employee-pay-items"),
  payslips: part(async () => (await import("./payslips-tab.tsx")).PayslipsTab, "payslips"),
  documents: part(async () => (await import("./documents-tab.tsx")).DocumentsTab, words),
  tasks: part(async () => (await import("./tasks-tab.tsx")).TasksTab, words),
  timeline: part(async () => (await import("./timeline-tab.tsx")).TimelineTab, words, "employee-events"),
  history: part(async () => (await import("./history-tab.tsx")).EmployeeHistoryTab, words),
};

export const loadTab = (name: string | undefined): Promise<void> =>
  loadPart(Object.entries(panels).find(([tab]) => tab === name)?.[1]);

/** Tabs that contain only lists. */
const long: readonly string[] = ["documents", "tasks", "payslips"];

export function ProfilePage({ companyId, employeeId }: { companyId: string; employeeId: string }) {
  const t = useText();
  const query = useGetEmployee({ path: { companyId, employeeId } });
  const list = `/companies/${companyId}/employees`;
  return (
    <RecordFrame
      query={query}
      title={t("employees.one")}
      crumbs={[{ label: t("employees.title"), to: list }, { label: t("employees.one") }]}
      gone={{ title: t("employees.notFound"), to: list, back: t("employees.toList") }}
      // Without access the record looks the same as one that does not exist.
      hidden
      waiting={<PanelSkeleton />}
    >
      {(employee) => <Profile key={employee.id} employee={employee} />}
    </RecordFrame>
  );
}

function Profile({ employee }: { employee: Employee }) {
  const t = useText();
  const ability = useAbility();
  const { fullName } = employee.person;
  const tabs = tabsFor(employee, {
    items: ability.can("read", "employee-pay-items"),
    payslips: ability.can("read", everyones("payslips")),
  });
  const column = (name: string, panel: ReactNode) => (
    <div className={css({ display: "grid", gap: "4", maxW: { base: "64rem", "2xl": "page" } })}>
      <ProfileWarnings employee={employee} onOverview={name === "overview"} />
      {panel}
    </div>
  );
  useUndoKey();
  return (
    <DetailPage
      id="employee"
      title={fullName}
      crumbs={[{ label: t("employees.title"), to: `/companies/${employee.companyId}/employees` }, { label: fullName }]}
      picture={<ProfilePicture employee={employee} />}
      intro={<ProfileIntro employee={employee} />}
      actions={<ProfileActions employee={employee} />}
      tabs={tabs.map((name) => {
        const Panel = panels[name];
        return {
          name,
          label: t(`employees.tab.${name}`),
          waiting: column(name, <PanelSkeleton long={long.includes(name)} />),
          body: () => column(name, <Panel employee={employee} />),
        };
      })}
    />
  );
}
