/** A formula with what it comes to for real people, and its faults among the company's items, while it is typed. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { previewPayItemOptions } from "#generated/hrms/hooks/pay-item-preview.ts";
import type { PayItemPreviewInput } from "#generated/hrms/schema.ts";
import type { ControlProps } from "../../../form/spec.ts";
import { AutoTextarea } from "../../../kit/auto-textarea.tsx";
import { Money } from "../../../kit/format.tsx";
import { useDebounced } from "../../../kit/use-debounced.ts";
import { useText } from "../../../messages/use-text.ts";
import { PlainTable } from "../../../table/plain-table.tsx";
import { useMonthText } from "./month.tsx";

const box = css({
  display: "grid",
  gap: "2",
  alignContent: "start",
  minH: "15rem",
  mt: "2",
  px: "4",
  py: "3",
  bg: "canvas",
  borderWidth: "1px",
  borderRadius: "control",
});

const faults = [
  "formula-empty",
  "formula-too-long",
  "formula-not-readable",
  "formula-unknown-name",
  "formula-unknown-function",
  "formula-not-allowed",
  "formula-wrong-kind",
  "formula-wrong-arguments",
  "formula-cycle",
  "reserved",
] as const;

export function formulaControl(words: "allowances" | "deductions") {
  return function Formula({ name, value, values, scope, row, disabled, onChange }: ControlProps) {
    const t = useText();
    const month = useMonthText();
    const text = typeof value === "string" ? value : "";
    const typed = useDebounced(text.trim());
    const code = useDebounced(String(values["code"] ?? "").trim());
    const amount = typeof values["amount"] === "number" ? values["amount"] : null;
    const body: PayItemPreviewInput = {
      itemId: row?.id ?? null,
      // The code may still be missing while the formula is written.
      code: code === "" ? "_" : code.slice(0, 20),
      calculation: "formula",
      amount,
      formula: typed,
    };
    const { data } = useQuery({
      ...previewPayItemOptions({ path: { companyId: scope["companyId"] ?? "" }, body }),
      enabled: typed !== "",
      placeholderData: keepPreviousData,
    });
    const fault = data?.faults.find(({ code: of }) => faults.some((one) => one === of));
    const known = faults.find((one) => one === fault?.code);
    return (
      <>
        <AutoTextarea
          name={name}
          value={text}
          maxLength={500}
          disabled={disabled}
          spellCheck={false}
          className={css({ fontFamily: "mono" })}
          onChange={({ target }) => onChange(target.value)}
        />
        <div className={box} role="status">
          {typed === "" || data === undefined ? (
            <p className={css({ color: "text.muted" })}>{t(`${words}.preview.start`)}</p>
          ) : known !== undefined ? (
            <p className={css({ color: "danger.text" })}>
              {t(`${words}.fault.${known}`, (fault?.params ?? {}) as never)}
            </p>
          ) : (
            <>
              <p className={css({ fontWeight: "medium" })}>{t(`${words}.preview`, { month: month(data.month) })}</p>
              {data.people.length === 0 ? (
                <p className={css({ color: "text.muted" })}>{t(`${words}.preview.none`)}</p>
              ) : (
                <PlainTable small>
                  <thead>
                    <tr>
                      <th scope="col">{t(`${words}.preview.person`)}</th>
                      <th scope="col" data-end>
                        {t(`${words}.preview.amount`)}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {data.people.map(({ employeeId, fullName, amount: cents }) => (
                      <tr key={employeeId}>
                        <th scope="row">{fullName}</th>
                        <td data-end>{cents === null ? t(`${words}.preview.failed`) : <Money cents={cents} />}</td>
                      </tr>
                    ))}
                  </tbody>
                </PlainTable>
              )}
            </>
          )}
        </div>
      </>
    );
  };
}
