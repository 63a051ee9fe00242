/** Results of a bulk change, by employee. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { EmployeeBulkResult, EmployeeRow } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { ownFaults } from "./form/words.ts";

export function BulkResults({
  result,
  rows,
  onClose,
}: {
  result: EmployeeBulkResult;
  rows: readonly EmployeeRow[];
  onClose: () => void;
}) {
  const t = useText();
  const names = new Map(rows.map(({ id, fullName }) => [id, fullName]));
  return (
    <Dialog
      open
      title={t("crud.bulkResult", { done: result.done, failed: result.failed })}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t("common.close")}
        </Button>
      }
    >
      <ul className={css({ display: "grid", gap: "2.5" })}>
        {result.results.map(({ employeeId, fullName, done, code, message }) => (
          <li
            key={employeeId}
            className={css({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "2.5" })}
          >
            <span className={css({ color: done ? "success" : "danger", pt: "0.5" })}>
              {done ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
            </span>
            <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
              {fullName ?? names.get(employeeId) ?? "–"}
              <span className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
                {done
                  ? t("crud.bulkWell")
                  : code !== null && ownFaults.has(code)
                    ? t(`employees.fault.${code}` as MessageId)
                    : (message ?? t("employees.notPossible"))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
