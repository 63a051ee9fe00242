/** Who would decide a request of the chain's kind for a chosen employee today. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { usePreviewApprovalChain } from "#generated/hrms/hooks/approval-chains.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import type { ApprovalChain, ApprovalPreview } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { ReferenceInput } from "../../../form/controls/reference-input.tsx";
import type { Reference } from "../../../form/spec.ts";
import { Card } from "../../../kit/card.tsx";
import { Field } from "../../../kit/field.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";

const employees: Reference = {
  label: "employee",
  options: listEmployeeOptionsOptions as unknown as Reference["options"],
};

function Steps({ preview: { chainId, chain, steps }, of }: { preview: ApprovalPreview; of: string }) {
  const t = useText();
  const intl = useIntl();
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      {chainId !== of && (
        <p className={css({ color: "text.muted" })}>
          {chain === null ? t("approval-chains.preview.none") : t("approval-chains.preview.other", { chain })}
        </p>
      )}
      <ol className={css({ display: "grid", gap: "1" })}>
        {steps.map(({ approver, mode, open, names }, index) => {
          const who = !open
            ? intl.formatList(names, { type: mode === "all" ? "conjunction" : "disjunction" })
            : t(approver === "permission" ? "approval-chains.preview.open" : "approval-chains.preview.notFound");
          return <li key={index}>{t("approval-chains.preview.step", { step: index + 1, who })}</li>;
        })}
      </ol>
    </div>
  );
}

function Preview({ chain, companyId, employeeId }: { chain: Row; companyId: string; employeeId: string }) {
  const kind = chain["kind"] as ApprovalChain["kind"];
  const query = usePreviewApprovalChain({ path: { companyId }, body: { employeeId, kind } });
  return (
    <Loaded query={query} waiting={<Skeleton style={{ height: "3rem" }} />}>
      {(preview) => <Steps preview={preview} of={chain.id} />}
    </Loaded>
  );
}

export function PreviewPanel({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const [employeeId, setEmployeeId] = useState<string | null>(null);
  const companyId = scope["companyId"] ?? "";
  return (
    <Card padded className={css({ display: "grid", gap: "4", maxW: "form" })}>
      <p className={css({ color: "text.muted" })}>{t("approval-chains.preview.text")}</p>
      <Field label={t("approval-chains.preview.employee")}>
        <ReferenceInput
          name="employeeId"
          label={t("approval-chains.preview.employee")}
          reference={employees}
          path={{ companyId }}
          value={employeeId}
          required={false}
          onChange={(value) => setEmployeeId(typeof value === "string" ? value : null)}
          onBlur={() => {}}
        />
      </Field>
      {employeeId !== null && <Preview chain={row} companyId={companyId} employeeId={employeeId} />}
    </Card>
  );
}
