/** Charts of growth, packages and tenant status, linked to lists. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import { type PlatformDashboard, tenantStatusValues } from "#generated/hrms/schema.ts";
import { ChartFrame } from "../../../chart/chart-frame.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { accessDay } from "./days.ts";
import { closedIn, joinedIn, tenantsIn } from "../shared/tenant-links.ts";

interface Numbers {
  numbers: PlatformDashboard | undefined;
}

/** Typed as string: area routes are known only at run time. */
const list: string = "/platform/tenants";

interface Part {
  readonly id: string;
  readonly label: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The chart's numbers as links, for keyboard users. */
function Parts({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <ul
      className={css({ display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", minH: "6" })}
      aria-label={label}
    >
      {parts.map(({ id, label: text, search }) => (
        <li key={id}>
          <Link
            to={list}
            search={search as never}
            className={css({ display: "inline-flex", alignItems: "center", minH: "6" })}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function GrowthChart({ numbers }: Numbers) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const monthOf = (month: string): string => intl.formatDate(`${month}-15`, { month: "short", year: "numeric" });
  const growth = numbers?.growth;
  const last = growth?.at(-1);
  const series = (["tenants", "joined", "closed"] as const).map((name) => ({
    id: name,
    name: t(`platform.${name}`),
    values: growth?.map((one) => one[name]) ?? [],
    as: name === "tenants" ? ("line" as const) : ("bar" as const),
  }));
  const links = growth?.map(({ month }) =>
    [tenantsIn(month, accessDay(0)), joinedIn(month), closedIn(month)].map((search) => ({ to: list, search })),
  );
  return (
    <ChartFrame
      title={t("platform.growth")}
      summary={t("platform.growthSummary", {
        tenants: last?.tenants ?? 10,
        seats: last?.seats ?? 10,
        month: monthOf(last?.month ?? accessDay(0).slice(0, 7)),
      })}
      content={{
        kind: "mixed",
        data: { of: t("platform.month"), labels: growth?.map(({ month }) => monthOf(month)) ?? [], series },
      }}
      loading={!growth}
      format={(value) => format.number(value)}
      file="growth"
      links={(row, value) => links?.[row]?.[value]}
      height="16rem"
    >
      <Parts
        label={t("platform.joined")}
        parts={(growth ?? [])
          .filter(({ joined }) => joined > 0)
          .map(({ month, joined }) => ({
            id: month,
            label: `${monthOf(month)}: +${format.number(joined)}`,
            search: joinedIn(month),
          }))}
      />
    </ChartFrame>
  );
}

export function PackageChart({ numbers }: Numbers) {
  const t = useText();
  const format = useFormat();
  const rows = numbers?.byPackage;
  return (
    <ChartFrame
      title={t("platform.byPackage")}
      summary={rows?.[0] ? t("platform.byPackageSummary", { package: rows[0].package }) : ""}
      content={{
        kind: "bar",
        data: {
          of: t("platform.package"),
          labels: rows?.map((one) => one.package) ?? [],
          series: [{ id: "tenants", name: t("platform.tenants"), values: rows?.map(({ tenants }) => tenants) ?? [] }],
        },
      }}
      loading={!rows}
      format={(value) => format.number(value)}
      file="packages"
      height="14rem"
    >
      <Parts
        label={t("platform.byPackage")}
        parts={(rows ?? []).map(({ packageId, package: name, tenants }) => ({
          id: packageId,
          label: `${name}: ${format.number(tenants)}`,
          search: { packageId },
        }))}
      />
    </ChartFrame>
  );
}

export function StateChart({ numbers }: Numbers) {
  const t = useText();
  const format = useFormat();
  // While loading, all states reserve their place in the legend.
  const rows = numbers?.byStatus ?? tenantStatusValues.map((status) => ({ status, tenants: 0 }));
  const all = rows.reduce((sum, { tenants }) => sum + tenants, 0);
  const active = rows.find(({ status }) => status === "active")?.tenants ?? 0;
  return (
    <ChartFrame
      title={t("platform.byStatus")}
      summary={t("platform.byStatusSummary", { active, all })}
      content={{
        kind: "bar",
        data: {
          of: t("platform.state"),
          labels: rows.map(({ status }) => t(`tenants.status.${status}`)),
          series: [{ id: "tenants", name: t("platform.tenants"), values: rows.map(({ tenants }) => tenants) }],
        },
      }}
      loading={!numbers}
      format={(value) => format.number(value)}
      file="states"
      height="14rem"
    >
      <Parts
        label={t("platform.byStatus")}
        parts={(numbers?.byStatus ?? []).map(({ status, tenants }) => ({
          id: status,
          label: `${t(`tenants.status.${status}`)}: ${format.number(tenants)}`,
          search: { status },
        }))}
      />
    </ChartFrame>
  );
}
