/** Pending items about employees: approvals, expiries, probations, anniversaries. */
import { useIntl } from "react-intl";
import { useListExpiries } from "#generated/hrms/hooks/expiries.ts";
import {
  approvalKindValues,
  type DashboardPeople,
  type ExpiryKind,
  type PendingApprovals,
} from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { LoadedCard } from "../../../kit/loaded-card.tsx";
import { type Text, useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { CountLinks } from "./count-links.tsx";
import { nextExpiries } from "./dashboard-query.ts";
import { NameList } from "./name-list.tsx";
import { approvalAt, approvalsOf, employeeAt, incomplete, onProbation } from "./people-links.ts";

interface OfCompany {
  companyId: string;
}

export function ApprovalsCard({ companyId, approvals }: OfCompany & { approvals: PendingApprovals }) {
  const t = useText();
  const format = useFormat();
  const waiting = approvalKindValues.filter((kind) => approvals.counts[kind] > 0);
  const total = waiting.reduce((sum, kind) => sum + approvals.counts[kind], 0);
  const all = approvalsOf(companyId);
  return (
    <NameList
      title={t("dashboard.approvals", { count: total })}
      aside={total > 0 && <Link to={all.to}>{t("dashboard.all")}</Link>}
      lines={approvals.items.map((item) => ({
        id: item.recordId,
        name: item.fullName,
        what: t(`dashboard.waiting.${item.kind}`, { section: item.section ?? "" }),
        when: format.relative(item.since),
        link: approvalAt(companyId, item),
      }))}
      none={t("dashboard.noApprovals")}
    >
      {total > 0 && (
        <CountLinks
          label={t("dashboard.approvals", { count: total })}
          counts={waiting.map((kind) => ({
            id: kind,
            label: t(`dashboard.approvalKind.${kind}`),
            count: approvals.counts[kind],
            link: approvalsOf(companyId, kind),
          }))}
        />
      )}
    </NameList>
  );
}

const bands = ["expired", "days30", "days60", "days90"] as const;

const hiddenKindsText = (t: Text, kinds: readonly ExpiryKind[]): string =>
  `${kinds.map((kind) => t(`dashboard.expiryKind.${kind}`)).join(", ")}: ${t("dashboard.hiddenByRole")}`;

export function ExpiriesCard({ companyId }: OfCompany) {
  const t = useText();
  const format = useFormat();
  const builtIn = useBuiltInName();
  const may = useAbility().can("read", "expiries");
  const query = useListExpiries(nextExpiries(companyId), { enabled: may });
  const list: string = `/companies/${companyId}/expiries`;
  if (!may) return null;
  return (
    <LoadedCard query={query} height="22rem">
      {(data) => (
        <NameList
          title={t("dashboard.expiries")}
          aside={<Link to={list}>{t("dashboard.all")}</Link>}
          lines={data.items.map(({ id, fullName, name, expiry, employeeId, kind }) => ({
            id,
            name: fullName,
            what:
              name === null ? t(`dashboard.expiryKind.${kind}`) : kind === "passport" ? builtIn("country", name) : name,
            when: format.date(expiry),
            link: employeeAt(companyId, employeeId, kind === "document" ? "documents" : "identity"),
          }))}
          none={t(data.hidden.length > 0 ? "dashboard.hiddenByRole" : "dashboard.noExpiries")}
          note={data.hidden.length > 0 && data.items.length > 0 && hiddenKindsText(t, data.hidden)}
        >
          {(data.hidden.length === 0 || data.total > 0) && (
            <CountLinks
              label={t("dashboard.expiries")}
              counts={bands.map((band) => ({
                id: band,
                label: t(`dashboard.band.${band}`),
                count: data.counts[band],
                link: { to: list, search: { band } },
                urgent: band === "expired" && data.counts.expired > 0,
              }))}
            />
          )}
        </NameList>
      )}
    </LoadedCard>
  );
}

/** Counts by what records are incomplete for, each leading to those people. */
export function ReadinessCard({
  companyId,
  readiness,
  title,
  none,
}: OfCompany & Pick<NonNullable<DashboardPeople>, "readiness"> & { title?: string; none?: string }) {
  const t = useText();
  const { open, ready, areas } = readiness;
  const all = incomplete(companyId);
  return (
    <NameList
      title={title ?? t("dashboard.incomplete")}
      aside={
        open > 0 && (
          <Link to={all.to} search={all.search as never}>
            {t("dashboard.all")}
          </Link>
        )
      }
      lines={areas.map(({ area, count }) => ({
        id: area,
        name: t(`dashboard.area.${area}`),
        what: t("dashboard.incompleteOf", { open: count, all: open + ready }),
        link: incomplete(companyId, area),
      }))}
      none={none ?? t("dashboard.allComplete")}
    />
  );
}

export function ProbationsCard({ companyId, people }: OfCompany & { people: NonNullable<DashboardPeople> }) {
  const t = useText();
  const format = useFormat();
  const lines = people.probations.map(({ employeeId, fullName, day }) => ({
    id: employeeId,
    name: fullName,
    what: t(day < people.day ? "dashboard.probationOver" : "dashboard.probationEnds"),
    when: format.date(day),
    link: employeeAt(companyId, employeeId, "job"),
  }));
  const all = onProbation(companyId);
  return (
    <NameList
      title={t("dashboard.probations")}
      aside={
        (people.onProbation ?? 0) > 0 && (
          <Link to={all.to} search={all.search as never}>
            {t("dashboard.all")}
          </Link>
        )
      }
      lines={lines}
      none={t("dashboard.noProbations")}
    />
  );
}

export function OccasionsCard({ companyId, people }: OfCompany & { people: NonNullable<DashboardPeople> }) {
  const t = useText();
  const intl = useIntl();
  const dayOf = (day: string): string =>
    intl.formatDate(`2000-${day}`, { day: "numeric", month: "short", timeZone: "UTC" });
  const today = people.day.slice(5);
  const ahead = people.occasions.filter(({ day }) => day >= today).slice(0, 4);
  if (ahead.length === 0) return null;
  const lines = ahead.map(({ employeeId, fullName, kind, day, years }) => ({
    id: `${kind}${employeeId}`,
    name: fullName,
    what: t(`dashboard.${kind}`, { years: years ?? 0 }),
    when: dayOf(day),
    link: employeeAt(companyId, employeeId),
  }));
  return <NameList title={t("dashboard.occasions")} lines={lines} />;
}
