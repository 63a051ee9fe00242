/** The run with a raise or with other rates, beside the run as it is. Nothing is kept. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { getPayRunWhatIfOptions } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRunWhatIf } from "#generated/hrms/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormFields } from "../../../form/form-fields.tsx";
import { Form } from "../../../form/form.tsx";
import type { FieldSpec, Values } from "../../../form/spec.ts";
import { useForm } from "../../../form/use-form.ts";
import { bodyOf, initialValues } from "../../../form/values.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { Unparsed } from "../../../kit/unparsed.ts";
import { useText } from "../../../messages/use-text.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { Pager } from "../../../table/pager.tsx";
import { Difference } from "../shared/difference.tsx";
import { NotCalculated } from "./not-calculated.tsx";
import type { RunTabProps } from "./run-tab.ts";

interface Asked {
  readonly raise?: number;
  readonly raiseAmount?: number;
  readonly ratesOn?: string;
}

const fields: readonly FieldSpec[] = [
  { name: "raise", kind: "hundredths" },
  { name: "raiseAmount", kind: "hundredths" },
  { name: "ratesOn", kind: "date" },
];
const pageSize = 25;
const [minShare, maxShare] = [-0.5, 1];

/** Null for a share or an amount that cannot be read. */
function askedOf(values: Values): Asked | null {
  const typed = [values["raise"], values["raiseAmount"]];
  // Neither holds more than two decimals.
  if (typed.some((value) => value instanceof Unparsed || Number(Number(value).toFixed(2)) !== Number(value)))
    return null;
  const { raise = 0, raiseAmount = 0, ratesOn } = bodyOf(fields, values) as Asked;
  const share = raise / 10_000;
  if (share < minShare || share > maxShare) return null;
  return {
    ...(share !== 0 && { raise: share }),
    ...(raiseAmount !== 0 && { raiseAmount }),
    ...(ratesOn !== undefined && { ratesOn }),
  };
}

export function WhatIfTab({ companyId, run }: RunTabProps) {
  const t = useText();
  const [asked, ask] = useState<Asked | null>(null);
  const form = useForm<Values>({
    initial: initialValues(fields),
    check: () => ({}),
    async send(values) {
      const next = askedOf(values);
      if (next && Object.keys(next).length > 0) ask(next);
    },
  });
  const wanted = askedOf(form.values);
  const isEmpty = wanted !== null && Object.keys(wanted).length === 0;
  if (run.calculatedAt === null) return <NotCalculated />;
  return (
    <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" })}>
      <Card padded as="div">
        <p className={css({ color: "text.muted", maxW: "prose", mb: "4" })}>{t("parallel-run.whatIfIntro")}</p>
        <Form
          form={form}
          css={{
            gridTemplateColumns: { base: "minmax(0, 1fr)", md: "10rem 10rem 12rem auto" },
            alignItems: "end",
            justifyContent: "start",
          }}
        >
          <FormFields
            form={form}
            fields={fields}
            words={{ field: (name) => t(`parallel-run.${name as keyof Asked}`) }}
            // A date that cannot be read counts as none.
            onChange={(name, value) => form.set(name, name === "ratesOn" && value instanceof Unparsed ? null : value)}
          />
          <Button type="submit" variant="solid" inactive={wanted === null || isEmpty}>
            {t("parallel-run.try")}
          </Button>
        </Form>
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
    <Loaded query={query} waiting={<Skeleton css={{ h: "80", my: "0", borderRadius: "card" }} />}>
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
