/** Receipts of an expense claim: stored as they are chosen, and downloaded by their names. */
import { css } from "#generated/styles/css/index.js";
import { X } from "lucide-react";
import { useState } from "react";
import { uploadEmployeeFile } from "#generated/hrms/client/files.ts";
import type { ExpenseClaimFile } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import type { ControlProps } from "../../../form/spec.ts";
import { IconButton } from "../../../kit/button.tsx";
import { DropZone } from "../../../kit/files/drop-zone.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { FileLink } from "../../people/shared/file-link.tsx";

const maxReceipts = 5;

export function ReceiptsControl({ value, values, scope: { companyId = "" }, onChange }: ControlProps) {
  const t = useText();
  const attempt = useAttempt();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = (Array.isArray(value) ? value : []) as readonly string[];
  const { employeeId } = values;
  if (typeof employeeId !== "string" || employeeId === "")
    return <p className={css({ color: "text.muted" })}>{t("expense-claims.employeeFirst")}</p>;
  const add = (files: readonly File[]): Promise<void> =>
    attempt(async () => {
      const known = new Map(names);
      const added: string[] = [];
      for (const file of files) {
        const stored = await uploadEmployeeFile({
          path: { companyId, employeeId },
          query: { name: file.name.slice(0, 160), class: "personal" },
          body: file,
        });
        known.set(stored.id, stored.name);
        added.push(stored.id);
      }
      setNames(known);
      onChange([...ids, ...added]);
    });
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <DropZone
        label={t("expense-claims.addReceipt")}
        limits={{ accept: ".pdf,.png,.jpg,.jpeg,.webp", max: maxReceipts }}
        existing={ids.length}
        multiple
        onFiles={(files) => void add(files)}
      />
      {ids.length > 0 && (
        <ul>
          {ids.map((id) => {
            const name = names.get(id) ?? id;
            return (
              <li key={id} className={css({ display: "flex", alignItems: "center", gap: "2" })}>
                <span className={css({ flex: "1", minW: "0", overflowWrap: "anywhere" })}>{name}</span>
                <IconButton
                  size="sm"
                  label={t("expense-claims.removeReceipt", { name })}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

export function Receipts({ row }: { readonly value: unknown; readonly row?: Row | undefined }) {
  const files = (row?.["files"] ?? []) as readonly ExpenseClaimFile[];
  if (row === undefined || files.length === 0) return <span>–</span>;
  const scope = { companyId: String(row["companyId"]), employeeId: String(row["employeeId"]) };
  return (
    <ul>
      {files.map(({ id, name }) => (
        <li key={id}>
          <FileLink scope={scope} id={id} name={name} />
        </li>
      ))}
    </ul>
  );
}
