/** What payroll needs first: decisions, records that are not ready, joiners and leavers, and rates about to change. */
import { css } from "#generated/styles/css/index.js";
import type { Dashboard, DashboardPeople } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { ReportFigures } from "../../payroll/shared/report-figures.tsx";
import { useText } from "../../../messages/use-text.ts";
import { LeaversCard } from "./leavers-card.tsx";
import { NameList } from "./name-list.tsx";
import { NextRunsCard } from "./next-runs-card.tsx";
import { ApprovalsCard, ExpiriesCard, ReadinessCard } from "./people-cards.tsx";
import { employeeAt, joinedIn, leftIn } from "./people-links.ts";
import { TaxFilingsCard } from "./tax-filings-card.tsx";

type Payroll = NonNullable<Dashboard["payroll"]>;

interface PayrollHomeProps {
  companyId: string;
  people: NonNullable<DashboardPeople>;
  payroll: Payroll;
}

/** Areas that keep people from being paid; passes and terms are for HR. */
const paid: ReadonlySet<string> = new Set(["cpf", "pay", "bank", "tax"]);

function MovesCard({ companyId, payroll, move }: Omit<PayrollHomeProps, "people"> & { move: "joins" | "leaves" }) {
  const t = useText();
  const format = useFormat();
  const joins = move === "joins";
  const all = (joins ? joinedIn : leftIn)(companyId, payroll.month);
  const people = joins ? payroll.joiners : payroll.leavers;
  return (
    <NameList
      title={t(joins ? "dashboard.payroll.joiners" : "dashboard.payroll.leavers")}
      aside={
        (joins ? payroll.joined : payroll.left) > people.length && (
          <Link to={all.to} search={all.search as never}>
            {t("dashboard.all")}
          </Link>
        )
      }
      lines={people.map(({ employeeId, fullName, day }) => ({
        id: employeeId,
        name: fullName,
        what: t(`dashboard.payroll.${move}`),
        when: format.date(day),
        link: employeeAt(companyId, employeeId, "pay"),
      }))}
      none={t(joins ? "dashboard.payroll.noJoiners" : "dashboard.payroll.noLeavers")}
    />
  );
}

function RatesCard({ companyId, rates }: { companyId: string; rates: Payroll["rates"] }) {
  const t = useText();
  const format = useFormat();
  return (
    <NameList
      title={t("dashboard.payroll.rates")}
      lines={rates.map(({ id, kind, effectiveFrom }) => ({
        id,
        name: t(`dashboard.rateKind.${kind}`),
        what: t("dashboard.payroll.rateFrom"),
        when: format.date(effectiveFrom),
        link: { to: kind === "ppf" ? `/companies/${companyId}/ppf` : `/platform/rates/${kind}` },
      }))}
      none={t("dashboard.payroll.noRates")}
    />
  );
}

const column = css({ display: "grid", gap: "4", alignContent: "start" });

export function PayrollHome({ companyId, people, payroll }: PayrollHomeProps) {
  const t = useText();
  const { areas, ...counts } = people.readiness;
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        gap: "4",
        alignItems: "start",
      })}
    >
      <div className={column}>
        <NextRunsCard companyId={companyId} />
        <ReportFigures companyId={companyId} report="cost-by-department" place="among" />
        <ReadinessCard
          companyId={companyId}
          readiness={{ ...counts, areas: areas.filter(({ area }) => paid.has(area)) }}
          title={t("dashboard.payroll.ready")}
          none={t("dashboard.payroll.allReady")}
        />
        <div data-tour="due">
          <ApprovalsCard companyId={companyId} approvals={people.approvals} />
        </div>
        <RatesCard companyId={companyId} rates={payroll.rates} />
      </div>
      <div className={column}>
        <MovesCard companyId={companyId} payroll={payroll} move="joins" />
        <LeaversCard companyId={companyId} />
        <MovesCard companyId={companyId} payroll={payroll} move="leaves" />
        <ExpiriesCard companyId={companyId} />
        <TaxFilingsCard companyId={companyId} />
      </div>
    </div>
  );
}
