/** One employee: who it is, what can be done, and the record in tabs that the address keeps. */
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { useGetEmployee } from "#generated/hrms/hooks/employees.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { ButtonLink } from "../../../kit/link.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { ErrorState, NotFound } from "../../../kit/states.tsx";
import { TabPanel, Tabs } from "../../../kit/tabs.tsx";
import { useUndoKey } from "../../../kit/undo.ts";
import { loadMessages } from "../../../messages/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { OverviewTab } from "./overview-tab.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { ProfileActions } from "./profile-actions.tsx";
import { ProfileIntro } from "./profile-intro.tsx";
import { ProfileWarnings } from "./profile-warnings.tsx";
import { tabsFor, type ProfileTab } from "./tabs.ts";

type Panel = (props: { employee: Employee }) => React.ReactNode;

/** Panels come with the words of the records that they show. */
const panel = (load: () => Promise<Panel>) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadMessages("employee-records")]);
    return { default: component };
  });

const panels: Readonly<Record<Exclude<ProfileTab, "overview">, ReturnType<typeof panel>>> = {
  personal: panel(async () => (await import("./personal-tab.tsx")).PersonalTab),
  identity: panel(async () => (await import("./identity-tab.tsx")).IdentityTab),
  job: panel(async () => (await import("./job-tab.tsx")).JobTab),
  pay: panel(async () => (await import("./pay-tab.tsx")).PayTab),
  documents: panel(async () => (await import("./documents-tab.tsx")).DocumentsTab),
  tasks: panel(async () => (await import("./tasks-tab.tsx")).TasksTab),
  timeline: panel(async () => (await import("./timeline-tab.tsx")).TimelineTab),
  history: panel(async () => (await import("./history-tab.tsx")).EmployeeHistoryTab),
};

/** Tabs of lists alone. */
const isLong = (tab: ProfileTab): boolean => tab === "documents" || tab === "tasks";

interface ProfilePageProps {
  companyId: string;
  employeeId: string;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
}

export function ProfilePage({ companyId, employeeId, tab, onTab }: ProfilePageProps) {
  const t = useText();
  const list = { label: t("employees.title"), to: `/companies/${companyId}/employees` };
  const { data, error, refetch } = useGetEmployee({ path: { companyId, employeeId } });
  if (data) return <Profile key={data.id} employee={data} tab={tab} onTab={onTab} />;
  const missing = [403, 404, 422].includes(statusOf(error));
  return (
    <PageFrame
      title={t(missing ? "employees.notFound" : "employees.one")}
      crumbs={[list, { label: t("employees.one") }]}
    >
      {missing ? (
        <NotFound
          title={t("employees.notFound")}
          action={<ButtonLink to={list.to}>{t("employees.toList")}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <PanelSkeleton long={isLong(tab)} />
      )}
    </PageFrame>
  );
}

function Profile({ employee, tab, onTab }: { employee: Employee; tab: ProfileTab; onTab: (tab: ProfileTab) => void }) {
  const t = useText();
  const tabs = tabsFor(employee);
  // An address may name a tab that the reader does not see.
  const shown = tabs.includes(tab) ? tab : "overview";
  const { fullName } = employee.person;
  useUndoKey();
  const Panel = shown === "overview" ? undefined : panels[shown];
  return (
    <PageFrame
      title={fullName}
      crumbs={[{ label: t("employees.title"), to: `/companies/${employee.companyId}/employees` }, { label: fullName }]}
      intro={<ProfileIntro employee={employee} />}
      actions={<ProfileActions employee={employee} />}
      tabs={
        <Tabs
          id="employee"
          label={fullName}
          value={shown}
          tabs={tabs.map((name) => ({ name, label: t(`employees.tab.${name}`) }))}
          onChange={onTab}
        />
      }
    >
      <TabPanel id="employee" value={shown}>
        <chakra.div display="grid" gap="4" maxW="64rem">
          <ProfileWarnings warnings={employee.warnings} />
          {Panel ? (
            <Suspense fallback={<PanelSkeleton long={isLong(shown)} />}>
              <Panel employee={employee} />
            </Suspense>
          ) : (
            <OverviewTab employee={employee} />
          )}
        </chakra.div>
      </TabPanel>
    </PageFrame>
  );
}
