/** What waits for the user as an employee, their requests and onboarding tasks. */
import { css } from "#generated/styles/css/index.js";
import { Check, ClipboardCheck, FileSignature, FileUp } from "lucide-react";
import { useListChangeRequests } from "#generated/hrms/hooks/change-requests.ts";
import { useListEmployeeDocuments } from "#generated/hrms/hooks/documents.ts";
import { useListKets } from "#generated/hrms/hooks/kets.ts";
import { useListEmployeeTasks } from "#generated/hrms/hooks/tasks.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import type { PageOf } from "#src/client/types.ts";
import type { Row } from "../../../crud/area.ts";
import type { Loadable } from "../../../kit/loaded.tsx";
import { part } from "../../../detail/part.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Link } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { RequestRow } from "../change-requests/request-row.tsx";
import { useWithdraw } from "../change-requests/use-withdraw.ts";
import { Section } from "../employees/section.tsx";
import { useAbility } from "../../../session/ability.ts";
import { cardsOf } from "./home-query.ts";

const DelegateButton = part(
  async () => (await import("../../approvals/shared/own-delegations.tsx")).DelegateButton,
  "own-delegations",
);
const OwnTasks = part(async () => (await import("./own-tasks.tsx")).OwnTasks, "employees", "employee-records", "tools");

/** The lists that the open items come from; shown once all are loaded, so that nothing shifts. */
export function useOpenItems(employee: Employee) {
  const { companyId, id: employeeId } = employee;
  const { whole, changeRequests } = cardsOf(companyId, employeeId);
  const sees = employee.rights.read;
  const kets = useListKets(whole, { enabled: sees.includes("pay") });
  const documents = useListEmployeeDocuments(whole, { enabled: sees.length > 1 });
  const tasks = useListEmployeeTasks(whole, { enabled: sees.includes("personal") });
  const requests = useListChangeRequests(changeRequests);
  const loading = [kets, documents, tasks, requests].some(({ isLoading }) => isLoading);
  return { kets, documents, tasks, requests, loading };
}

interface OpenItemsProps {
  employee: Employee;
  lists: ReturnType<typeof useOpenItems>;
}

export function OpenItems({ employee, lists: { kets, documents, tasks, requests } }: OpenItemsProps) {
  const t = useText();
  const { companyId } = employee;
  const withdraw = useWithdraw(companyId);
  const decides = useAbility().can("read", "dashboard");
  const count = <Item,>(items: readonly Item[] | undefined, fits: (item: Item) => boolean): number =>
    items?.filter(fits).length ?? 0;
  const waiting = [
    {
      id: "kets",
      icon: FileSignature,
      tab: "documents",
      count: count(kets.data?.items, ({ status }) => status === "issued"),
    },
    {
      id: "documents",
      icon: FileUp,
      tab: "documents",
      count: count(documents.data?.items, ({ status }) => status === "requested" || status === "expired"),
    },
    {
      id: "tasks",
      icon: ClipboardCheck,
      tab: "employment",
      count: count(
        tasks.data?.items,
        ({ owner, status }) => owner === "employee" && (status === "open" || status === "inProgress"),
      ),
    },
  ] as const;
  const open = waiting.filter((each) => each.count > 0);
  return (
    <>
      <Section title={t("my-profile.waiting")}>
        {open.length === 0 && (
          <p className={css({ display: "flex", alignItems: "center", gap: "2", color: "text.muted" })}>
            <Check size={16} aria-hidden />
            {t("my-profile.nothingWaits")}
          </p>
        )}
        <ul className={css({ display: "grid", gap: "2" })}>
          {open.map(({ id, icon: Icon, tab, count: many }) => (
            <li key={id} className={css({ display: "flex", alignItems: "center", gap: "2" })}>
              <span className={css({ color: "warning.text", flexShrink: 0 })}>
                <Icon size={16} aria-hidden />
              </span>
              {tab === "employment" ? (
                t(`my-profile.waits.${id}`, { count: many })
              ) : (
                <Link to="/me/my-profile" search={(before: object) => ({ ...before, tab })}>
                  {t(`my-profile.waits.${id}`, { count: many })}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Section>
      {decides && (
        <Section title={t("own-delegations.title")} action={<DelegateButton companyId={companyId} />}>
          <p className={css({ color: "text.muted" })}>{t("own-delegations.intro")}</p>
        </Section>
      )}
      {tasks.data && tasks.data.total > 0 && <OwnTasks employee={employee} query={tasks as Loadable<PageOf<Row>>} />}
      {requests.data && requests.data.total > 0 && (
        <Card className={css({ p: "0", overflow: "hidden" })}>
          <CardTitle className={css({ px: "5", pt: "4", pb: "1" })}>{t("my-profile.requests")}</CardTitle>
          <ul aria-label={t("my-profile.requests")}>
            {requests.data.items.map((request) => (
              <RequestRow
                key={request.id}
                companyId={companyId}
                request={request}
                onWithdraw={() => void withdraw(request.id)}
              />
            ))}
          </ul>
          {requests.data.total > requests.data.items.length && (
            <p className={css({ px: "5", pb: "4" })}>
              <Link to={`/companies/${companyId}/change-requests` as string} search={{ status: "all" } as never}>
                {t("my-profile.allRequests")}
              </Link>
            </p>
          )}
        </Card>
      )}
    </>
  );
}
