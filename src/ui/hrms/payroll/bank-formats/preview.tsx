/** The file while its format is described: lines of the last pay run, or what is still missing. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { previewBankFormatOptions } from "#generated/hrms/hooks/bank-formats.ts";
import type { BankFormatPreview, BankFormatPreviewInput } from "#generated/hrms/schema.ts";
import { createBankFormat as check } from "#generated/hrms/validators/bank-formats.js";
import { lineFacts } from "#src/domain/payroll/files/bank-template-lines.ts";
import { type BankTemplate, templateFaults } from "#src/domain/payroll/files/bank-template.ts";
import type { SectionAid } from "../../../form/form-sections.tsx";
import type { Values } from "../../../form/spec.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { problemText } from "../../../kit/problem.ts";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { useDebounced } from "../../../kit/use-debounced.ts";
import { useText } from "../../../messages/use-text.ts";

const box = css({
  display: "grid",
  gap: "2",
  alignContent: "start",
  minH: "16rem",
  mt: "4",
  px: "4",
  py: "3",
  bg: "canvas",
  borderWidth: "1px",
  borderRadius: "control",
});
const scrolled = css({
  fontFamily: "mono",
  fontSize: "xs",
  lineHeight: "1.6",
  whiteSpace: "pre",
  overflowX: "auto",
  pb: "1",
});
const quiet = css({ color: "text.muted" });
const codeText = css({ fontFamily: "mono", fontSize: "xs", color: "text.muted", overflowWrap: "anywhere" });

/** Of the form: what the file depends on, or undefined while a column is incomplete. */
function bodyOf({ columns, header, footer, ...values }: Values): BankFormatPreviewInput | undefined {
  const of = (name: string) => (values[name] === null || values[name] === undefined ? {} : { [name]: values[name] });
  const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
  const body = {
    ...of("layout"),
    ...of("separator"),
    ...of("dates"),
    ...of("amounts"),
    ...of("extension"),
    heads: values["heads"] === true,
    columns,
    header: text(header),
    footer: text(footer),
  };
  if (check({ ...body, name: "-" }).length > 0 || templateFaults(body as unknown as BankTemplate).length > 0)
    return undefined;
  return body as unknown as BankFormatPreviewInput;
}

const codes = ["too-long", "fact-too-long"] as const;

function Lines({ preview: { payRun, fileName, lines, moreLines, faults } }: { preview: BankFormatPreview }) {
  const t = useText();
  const cut = moreLines === 0 ? lines.length : lines.length - 4;
  return (
    <>
      <p className={css({ fontWeight: "medium", overflowWrap: "anywhere" })}>
        {fileName}
        <span className={css({ fontWeight: "normal", color: "text.muted", ms: "2" })}>
          {payRun ?? t("bank-formats.preview.invented")}
        </span>
      </p>
      {faults.map(({ pointer, code, params }) => (
        <p key={pointer} className={css({ color: "danger.text" })} role="alert" data-fault={code}>
          {t(`bank-formats.fault.${codes.find((one) => one === code) ?? "too-long"}`, {
            maximum: "",
            fact: "",
            employeeNo: "",
            ...(params as Record<string, string | number>),
          })}
        </p>
      ))}
      <div className={scrolled} role="region" aria-label={t("bank-formats.preview")} tabIndex={0}>
        <pre>
          {lines.slice(0, cut).join("\n")}
          {moreLines > 0 && `\n${t("bank-formats.preview.more", { count: moreLines })}\n`}
          {lines.slice(cut).join("\n")}
        </pre>
      </div>
      <p className={quiet}>{t("bank-formats.preview.masked")}</p>
    </>
  );
}

export const Preview: SectionAid = ({ values }) => {
  const t = useText();
  const { companyId = "" } = useParams({ strict: false });
  const typed = useDebounced(JSON.stringify(bodyOf(values) ?? null));
  const body = JSON.parse(typed) as BankFormatPreviewInput | null;
  const { data, error, isFetching, refetch } = useQuery({
    ...previewBankFormatOptions({ path: { companyId }, body: body ?? { columns: [] } }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", mt: "2" })}>
        {t("bank-formats.facts")}
      </p>
      <p className={codeText}>{lineFacts.map((fact) => `{${fact}}`).join(" ")}</p>
      <div className={box}>
        {body !== null && data === undefined && error ? (
          <Alert
            tone="danger"
            live="alert"
            actions={
              <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
                {t("common.retry")}
              </Button>
            }
          >
            {problemText(t, error)}
          </Alert>
        ) : body === null ? (
          <p className={quiet} role="status">
            {t("bank-formats.preview.start")}
          </p>
        ) : data === undefined ? (
          <Loading>
            <Skeleton />
          </Loading>
        ) : (
          <Lines preview={data} />
        )}
      </div>
    </>
  );
};
