/** Cards with lists: invoices, companies, transactions, team tasks, activity, browsers. */
import { css } from "#generated/styles/css/index.js";
import { CircleArrowDown, UserRound } from "lucide-react";
import { useGetSessionsByDevice } from "#generated/demo/hooks/card-analytics.ts";
import { useListInvoices } from "#generated/demo/hooks/invoices.ts";
import { useListTasks } from "#generated/demo/hooks/todo.ts";
import { useListUserActivity } from "#generated/demo/hooks/users.ts";
import type { Invoice } from "#generated/demo/schema.ts";
import { balanceInCents } from "#src/domain/shared/invoice-totals.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Money, RelativeTime, useFormat } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { Progress } from "../../kit/progress.tsx";
import { Timeline, TimelineItem } from "../../kit/timeline.tsx";
import { ColumnTable } from "../../table/column-table.tsx";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useText } from "../../messages/use-text.ts";
import { inPeriod, latestInvoices, ownUser, teamTasks } from "./first-data.ts";
import { useNumbers } from "./numbers.ts";
import { Change } from "./stat-card.tsx";
import { Widget } from "./widget.tsx";

const rows = css({ display: "grid", gap: "3" });
const row = css({ display: "flex", alignItems: "center", gap: "3", minW: "0" });
const most = 6;

const paidOf = ({ total, balance }: Invoice): number => Math.round(total * 100) - balanceInCents(balance);

export function InvoiceTable() {
  const t = useText();
  const format = useFormat();
  const query = useListInvoices(latestInvoices);
  return (
    <Widget
      title={t("dashboards.invoices")}
      actions={
        <Link underlined to="/apps/invoice/list">
          {t("dashboards.showAll")}
        </Link>
      }
      query={query}
      isEmpty={({ invoices }) => invoices.length === 0}
    >
      {({ invoices }) => (
        <ColumnTable
          label={t("dashboards.invoices")}
          rows={invoices}
          keyOf={({ id }) => String(id)}
          columns={[
            {
              header: t("dashboards.number"),
              cell: ({ id }) => <Link to="/apps/invoice/preview/$id" params={{ id: String(id) }}>{`#${id}`}</Link>,
            },
            {
              header: t("dashboards.client"),
              cell: ({ client }) => <PersonName name={client.name} email={client.companyEmail} />,
            },
            { header: t("dashboards.issued"), kind: "date", cell: ({ issuedDate }) => format.date(issuedDate) },
            {
              header: t("dashboards.total"),
              kind: "number",
              cell: ({ total }) => <Money cents={Math.round(total * 100)} />,
            },
          ]}
        />
      )}
    </Widget>
  );
}

export function CompanyTable() {
  const t = useText();
  const query = useListInvoices(latestInvoices);
  const companies = (all: readonly Invoice[]) =>
    [...Map.groupBy(all, ({ client }) => client.company)]
      .map(([company, invoices]) => ({
        company,
        country: invoices[0]?.client.country ?? "",
        avatar: invoices[0]?.avatar ?? null,
        count: invoices.length,
        cents: invoices.reduce((sum, { total }) => sum + Math.round(total * 100), 0),
      }))
      .toSorted((a, b) => b.cents - a.cents)
      .slice(0, most);
  return (
    <Widget title={t("dashboards.companies")} query={query} isEmpty={({ allData }) => allData.length === 0}>
      {({ allData }) => (
        <ColumnTable
          label={t("dashboards.companies")}
          rows={companies(allData)}
          keyOf={({ company }) => company}
          columns={[
            {
              header: t("dashboards.company"),
              cell: ({ company, avatar }) => (
                <span className={css({ display: "flex", alignItems: "center", gap: "2.5" })}>
                  <Avatar name={company} src={avatar} size={24} />
                  {company}
                </span>
              ),
            },
            { header: t("dashboards.country"), cell: ({ country }) => country },
            { header: t("dashboards.invoices"), kind: "number", cell: ({ count }) => count },
            { header: t("dashboards.total"), kind: "number", cell: ({ cents }) => <Money cents={cents} /> },
          ]}
        />
      )}
    </Widget>
  );
}

export function Transactions() {
  const t = useText();
  const query = useListInvoices(latestInvoices);
  return (
    <Widget
      title={t("dashboards.transactions")}
      query={query}
      isEmpty={({ allData }) => !allData.some((each) => paidOf(each) > 0)}
    >
      {({ allData }) => (
        <ul className={rows}>
          {allData
            .filter((each) => paidOf(each) > 0)
            .slice(0, most)
            .map((invoice) => (
              <li key={invoice.id} className={row}>
                <span className={css({ color: "success", display: "inline-flex" })}>
                  <CircleArrowDown size={20} aria-hidden />
                </span>
                <span className={css({ flex: "1", minW: "0" })}>
                  <span className={css({ display: "block", truncate: true })}>{invoice.client.company}</span>
                  <span className={css({ color: "text.muted", fontSize: "sm" })}>{`#${invoice.id}`}</span>
                </span>
                <Money cents={paidOf(invoice)} />
              </li>
            ))}
        </ul>
      )}
    </Widget>
  );
}

export function TeamTasks() {
  const t = useText();
  const format = useFormat();
  const query = useListTasks(teamTasks);
  return (
    <Widget title={t("dashboards.teamTasks")} query={query} isEmpty={(tasks) => tasks.length === 0}>
      {(tasks) => {
        const done = tasks.filter(({ isCompleted }) => isCompleted).length;
        return (
          <div className={rows}>
            <Progress label={t("dashboards.completed")} value={done / tasks.length} />
            <p className={css({ color: "text.muted" })}>{t("dashboards.tasksDone", { done, count: tasks.length })}</p>
            <ul className={rows}>
              {tasks
                .filter(({ isCompleted }) => !isCompleted)
                .slice(0, most)
                .map((task) => (
                  <li key={task.id} className={row}>
                    {task.assignee ? (
                      <PersonName
                        name={task.assignee.fullName}
                        className={css({ display: "grid", borderRadius: "full!" })}
                      >
                        <Avatar name={task.assignee.fullName} src={task.assignee.avatar} size={28} decorative={false} />
                      </PersonName>
                    ) : (
                      <span
                        className={css({
                          display: "grid",
                          placeItems: "center",
                          boxSize: "7",
                          flexShrink: 0,
                          borderRadius: "full",
                          borderWidth: "1px",
                          borderStyle: "dashed",
                          borderColor: "border.strong",
                          color: "text.muted",
                        })}
                        aria-hidden
                      >
                        <UserRound size={14} />
                      </span>
                    )}
                    <span className={css({ flex: "1", minW: "0" })}>
                      <Link
                        quiet
                        to="/apps/todo"
                        search={{ task: task.id }}
                        className={css({ display: "block", truncate: true })}
                      >
                        {task.title}
                      </Link>
                      {task.dueDate !== null && (
                        <span className={css({ color: "text.muted", fontSize: "sm" })}>
                          {format.date(task.dueDate)}
                        </span>
                      )}
                    </span>
                  </li>
                ))}
            </ul>
          </div>
        );
      }}
    </Widget>
  );
}

export function Activity() {
  const t = useText();
  const query = useListUserActivity(ownUser);
  return (
    <Widget title={t("dashboards.activity")} query={query} isEmpty={({ events }) => events.length === 0}>
      {({ events }) => (
        <Timeline label={t("dashboards.activity")}>
          {events.slice(0, most).map(({ id, kind, about, at }) => (
            <TimelineItem key={id} when={<RelativeTime value={at} />} title={t(`dashboards.event.${kind}`)}>
              {about !== "" && <p className={css({ color: "text.muted" })}>{about}</p>}
            </TimelineItem>
          ))}
        </Timeline>
      )}
    </Widget>
  );
}

export function BrowserShares() {
  const t = useText();
  const numbers = useNumbers();
  const query = useGetSessionsByDevice(inPeriod);
  return (
    <Widget
      title={t("dashboards.browsers")}
      text={t("dashboards.period.days")}
      query={query}
      isEmpty={({ browsers }) => browsers.length === 0}
    >
      {({ browsers }) => (
        <ul className={rows}>
          {browsers.map(({ browser, percent, change }) => (
            <li key={browser}>
              <span className={css({ display: "flex", justifyContent: "space-between", gap: "3", mb: "1" })}>
                {browser}
                <span className={css({ display: "flex", gap: "3" })}>
                  {numbers.unit("percent")(percent)}
                  <Change percent={change} />
                </span>
              </span>
              <Progress size="sm" label={browser} value={percent / 100} />
            </li>
          ))}
        </ul>
      )}
    </Widget>
  );
}
