/** The run with a raise or with other rates, beside the run as it is. Nothing is kept. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { getPayRunWhatIfOptions } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRunWhatIf } from "#generated/hrms/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { parseAmount } from "../../../kit/amount.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { DateInput } from "../../../kit/date-input.tsx";
import { Field } from "../../../kit/field.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Input } from "../../../kit/input.tsx";
import { Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { Pager } from "../../../table/pager.tsx";
import { Difference } from "../shared/difference.tsx";
import { NotCalculated } from "./not-calculated.tsx";
import type { RunTabProps } from "./run-tab.ts";

interface Conditions {
  /** Percent, as typed. */
  readonly raise: string;
  /** Dollars, as typed. */
  readonly raiseAmount: string;
  readonly ratesOn: string;
}

interface Asked {
  readonly raise?: number;
  readonly raiseAmount?: number;
  readonly ratesOn?: string;
}

const nothing: Conditions = { raise: "", raiseAmount: "", ratesOn: "" };
const pageSize = 25;
const [leastShare, mostShare] = [-0.5, 1];

/** Null for a share or an amount that cannot be read. */
function askedOf({ raise, raiseAmount, ratesOn }: Conditions, locale: string): Asked | null {
  const hundredths = raise.trim() === "" ? 0 : parseAmount(raise, locale);
  const cents = raiseAmount.trim() === "" ? 0 : parseAmount(raiseAmount, locale);
  if (hundredths === undefined || cents === undefined) return null;
  const share = hundredths / 10_000;
  if (share < leastShare || share > mostShare) return null;
  return {
    ...(share !== 0 && { raise: share }),
    ...(cents !== 0 && { raiseAmount: cents }),
    ...(ratesOn !== "" && { ratesOn }),
  };
}

export function WhatIfTab({ companyId, run }: RunTabProps) {
  const t = useText();
  const { locale } = useIntl();
  const [conditions, setConditions] = useState(nothing);
  const [asked, ask] = useState<Asked | null>(null);
  const set = (changes: Partial<Conditions>): void => setConditions({ ...conditions, ...changes });
  const wanted = askedOf(conditions, locale);
  const isEmpty = wanted !== null && Object.keys(wanted).length === 0;
  if (run.calculatedAt === null) return <NotCalculated />;
  return (
    <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" })}>
      <Card as="form" padded onSubmit={(event) => (event.preventDefault(), wanted && !isEmpty && ask(wanted))}>
        <p className={css({ color: "text.muted", maxW: "prose", mb: "4" })}>{t("parallel-run.whatIfIntro")}</p>
        <div
          className={css({
            display: "grid",
            gridTemplateColumns: { base: "minmax(0, 1fr)", md: "10rem 10rem 12rem auto" },
            gap: "4",
            alignItems: "end",
            justifyContent: "start",
          })}
        >
          <Field label={t("parallel-run.raise")}>
            <Input
              name="raise"
              inputMode="decimal"
              value={conditions.raise}
              onChange={({ target }) => set({ raise: target.value })}
            />
          </Field>
          <Field label={t("parallel-run.raiseAmount")}>
            <Input
              name="raiseAmount"
              inputMode="decimal"
              value={conditions.raiseAmount}
              onChange={({ target }) => set({ raiseAmount: target.value })}
            />
          </Field>
          <Field label={t("parallel-run.ratesOn")}>
            <DateInput
              name="ratesOn"
              value={conditions.ratesOn === "" ? null : conditions.ratesOn}
              onChange={(ratesOn) => set({ ratesOn: typeof ratesOn === "string" ? ratesOn : "" })}
            />
          </Field>
          <Button type="submit" variant="solid" inactive={wanted === null || isEmpty}>
            {t("parallel-run.try")}
          </Button>
        </div>
        {wanted === null && (
          <p role="alert" className={css({ color: "danger.text", mt: "2" })}>
            {t("parallel-run.unreadable")}
          </p>
        )}
      </Card>
      {asked && <Result companyId={companyId} run={run} asked={asked} />}
    </div>
  );
}

function Result({ companyId, run, asked }: RunTabProps & { readonly asked: Asked }) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...getPayRunWhatIfOptions({ path: { companyId, payRunId: run.id }, query: { ...asked, page, pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} waiting={<Skeleton h="80" my="0" borderRadius="card" />}>
      {(found) => <Tables companyId={companyId} found={found} onPage={setPage} />}
    </Loaded>
  );
}

interface TablesProps {
  readonly companyId: string;
  readonly found: PayRunWhatIf;
  readonly onPage: (page: number) => void;
}

function Tables({ companyId, found, onPage }: TablesProps) {
  const t = useText();
  const format = useFormat();
  const { totals, items, total, page, rates, skipped } = found;
  const title = css({ px: "5", pt: "4", pb: "1" });
  return (
    <>
      <Card className={css({ overflow: "hidden" })}>
        <CardTitle className={title}>{t("payroll.totals")}</CardTitle>
        <p className={css({ px: "5", color: "text.muted", fontSize: "sm" })} role="status">
          {rates.length > 0
            ? t("parallel-run.otherRates", {
                rates: rates.map(({ series, from }) => `${series} (${format.date(from)})`).join(", "),
              })
            : t("parallel-run.sameRates")}
          {skipped > 0 && ` ${t("parallel-run.skipped", { count: skipped })}`}
        </p>
        <ColumnTable
          label={t("payroll.totals")}
          rows={totals}
          keyOf={({ field }) => field}
          columns={[
            { header: t("payroll.total"), cell: ({ field }) => t(`payroll.total.${field}`) },
            { header: t("payroll.thisRun"), kind: "number", cell: ({ before }) => <Money cents={before} /> },
            { header: t("parallel-run.then"), kind: "number", cell: ({ after }) => <Money cents={after} /> },
            {
              header: t("payroll.column.difference"),
              kind: "number",
              cell: ({ before, after }) => <Difference cents={after - before} />,
            },
          ]}
        />
      </Card>
      <Card className={css({ overflow: "hidden" })}>
        <CardTitle className={title}>{t("payroll.people")}</CardTitle>
        <ColumnTable
          label={t("payroll.people")}
          rows={items}
          keyOf={({ payslipId }) => payslipId}
          columns={[
            {
              header: t("parallel-run.person"),
              cell: ({ fullName, payslipId }) => (
                <Link to={`/companies/${companyId}/payslips/${payslipId}` as string}>{fullName}</Link>
              ),
            },
            ...(["gross", "net", "employerCost"] as const).flatMap((field) => [
              {
                header: t(`payroll.total.${field}`),
                kind: "number" as const,
                cell: (row: (typeof items)[number]) => <Money cents={row[field].after} />,
              },
              {
                header: t("payroll.column.difference"),
                kind: "number" as const,
                cell: (row: (typeof items)[number]) => <Difference cents={row[field].after - row[field].before} />,
              },
            ]),
          ]}
        />
        {total > pageSize && <Pager page={page} pageSize={pageSize} total={total} onPage={onPage} />}
      </Card>
    </>
  );
}
