/** Requests a new or changed bank account, passport or dependant, with the same form HR uses. */
import { css } from "#generated/styles/css/index.js";
import { useId, useState } from "react";
import { useCreateChangeRequest } from "#generated/hrms/hooks/change-requests.ts";
import type { ChangeRequestInput, Employee } from "#generated/hrms/schema.ts";
import type { Area, Row } from "../../../crud/area.ts";
import {
  areaBody,
  areaFaults,
  emptyValues,
  fieldSpec,
  formFields,
  formSections,
  rememberNames,
  valuesOf,
} from "../../../crud/area-form.ts";
import { useLabels } from "../../../crud/labels.ts";
import { errorsOf, serverErrors } from "../../../form/faults.ts";
import { CancelButton } from "../../../form/cancel-button.tsx";
import { FormField } from "../../../form/form-field.tsx";
import { FormSections } from "../../../form/form-sections.tsx";
import { Form } from "../../../form/form.tsx";
import { LeaveGuard } from "../../../form/leave-guard.tsx";
import { rememberName } from "../../../form/reference-names.ts";
import type { Values } from "../../../form/spec.ts";
import { useForm } from "../../../form/use-form.ts";
import { bodyOf, isBlank } from "../../../form/values.ts";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { problemText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import type { RequestSection, RecordKind } from "../employees/records/record-kind.ts";
import { proofFields } from "./request-fields.ts";
import { requestProblem } from "./request-problem.ts";

/** Passports need a scan, the others evidence. Reminder days are set by HR. */
const classes = { bankAccount: "pay", passport: "identity", dependant: "personal" } as const;
const withoutReminder = (area: Area): Area => ({
  ...area,
  form: Object.fromEntries(
    Object.entries(area.form).map(([name, rows]) => [name, rows.filter((fields) => !fields.includes("reminderDays"))]),
  ),
});

/** Bank accounts are replaced, never edited. */
function valuesFor(area: Area, section: RequestSection, row: Row | undefined): Values {
  if (!row) return emptyValues(area);
  rememberNames(area, row);
  if (section !== "bankAccount") return valuesOf(area, row);
  rememberName(row.id, `${String(row["bank"])} ${String(row["accountNoMasked"])}`);
  return { ...valuesOf(area, row), replacesId: row.id, effectiveFrom: null };
}

interface RequestRecordProps {
  employee: Employee;
  kind: RecordKind;
  section: RequestSection;
  row: Row | undefined;
  onClose: () => void;
}

export function RequestRecord({ employee, kind, section, row, onClose }: RequestRecordProps) {
  const t = useText();
  const id = useId();
  const area = withoutReminder(kind.area);
  const labels = useLabels(kind.area);
  const scope = { companyId: employee.companyId, employeeId: employee.id };
  const { mutateAsync } = useCreateChangeRequest();
  const [initial] = useState(() => valuesFor(area, section, row));
  const [proof, setProof] = useState<Values>({});
  const proofs = proofFields(t, classes[section]).filter(({ name }) => name === "note" || section !== "passport");
  const names = formFields(area);
  const fields = names.map((name) => fieldSpec(area, name));
  const isAccount = section === "bankAccount";
  const sections = formSections(area, labels, isAccount || !row).map((part) => ({
    ...part,
    // What HR reads there is about the employee.
    ...(isAccount && { help: t("change-requests.accountHelp") }),
  }));
  const form = useForm<Values>({
    initial,
    names,
    check: (values) => errorsOf(t, labels, fields, areaFaults(area, values)),
    async send(values) {
      const change = { [section]: areaBody(area, values) } as Pick<ChangeRequestInput, RequestSection>;
      await mutateAsync({
        path: { companyId: employee.companyId },
        body: {
          section,
          ...change,
          recordId: isAccount ? null : (row?.id ?? null),
          ...bodyOf(proofs, proof),
        },
      });
      toast({ text: t("change-requests.asked") });
      return onClose;
    },
    refused: (error) => serverErrors(t, labels, fields, error),
  });
  return (
    <Dialog
      open
      side="end"
      width="44rem"
      title={t("change-requests.askOf", { of: t(`change-requests.section.${section}`) })}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button type="submit" form={id} variant="solid" loading={form.status === "sending"}>
            {t("change-requests.send")}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} label={t("change-requests.ask")} css={{ gridTemplateColumns: "minmax(0, 1fr)" }}>
        <FormSections
          sections={sections}
          words={labels}
          scope={scope}
          values={form.values}
          errors={form.errors}
          onChange={form.set}
          onLeave={() => undefined}
        />
        <Card padded className={css({ display: "grid", gap: "4" })}>
          {proofs.map((field) => (
            <FormField
              key={field.name}
              wide
              optional
              field={field}
              words={labels}
              values={proof}
              scope={scope}
              onChange={(value) => setProof((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
        </Card>
        {form.failure !== null && (
          <p className={css({ color: "danger.text" })} role="alert">
            {requestProblem(t, form.failure) ?? problemText(t, form.failure)}
          </p>
        )}
        <LeaveGuard isDirty={() => form.isDirty() || (!isBlank(proof["note"]) && form.status !== "sent")} />
      </Form>
    </Dialog>
  );
}
