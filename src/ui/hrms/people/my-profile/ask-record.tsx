/** Asks for another bank account, passport or dependant, or for a change of one: filled in as whoever keeps the record would. */
import { chakra } from "@chakra-ui/react";
import { useId, useState, type FormEvent } from "react";
import { useCreateChangeRequest } from "#generated/hrms/hooks/change-requests.ts";
import type { ChangeRequestInput, Employee, StoredFile } from "#generated/hrms/schema.ts";
import type { Area, Row } from "../../../crud/area.ts";
import { fieldFaultText } from "../../../crud/fault-text.ts";
import { FormSections } from "../../../crud/form-sections.tsx";
import {
  bodyOf,
  emptyValues,
  faultsOfForm,
  type Faults,
  formFields,
  serverFaults,
  type Values,
  valuesOf,
} from "../../../crud/form-values.ts";
import { useLabels } from "../../../crud/labels.ts";
import { rememberName } from "../../../crud/reference-names.ts";
import { useLeaveGuard } from "../../../crud/use-leave-guard.tsx";
import { AutoTextarea } from "../../../kit/auto-textarea.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { problemOf, problemText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import type { AskedSection, RecordKind } from "../employees/records/record-kind.ts";
import { askProblem } from "./ask-problem.ts";
import { ProofField } from "./proof-field.tsx";

/** A passport brings its scan; the others a proof. When one is told of an expiry is not the employee's to say. */
const classes: Readonly<Record<AskedSection, StoredFile["class"]>> = {
  bankAccount: "pay",
  passport: "identity",
  dependant: "personal",
};
const withoutReminder = (area: Area): Area => ({
  ...area,
  form: Object.fromEntries(
    Object.entries(area.form).map(([name, rows]) => [name, rows.filter((fields) => !fields.includes("reminderDays"))]),
  ),
});

/** Accounts are never changed: another takes the place of the one before. */
function valuesFor(area: Area, section: AskedSection, row: Row | undefined): Values {
  if (!row) return emptyValues(area);
  for (const [name, { label }] of Object.entries(area.references))
    if (row[name]) rememberName(String(row[name]), String(row[label]));
  if (section !== "bankAccount") return valuesOf(area, row);
  rememberName(row.id, `${String(row["bank"])} ${String(row["accountNoMasked"])}`);
  return { ...valuesOf(area, row), replacesId: row.id, effectiveFrom: null };
}

interface AskRecordProps {
  employee: Employee;
  kind: RecordKind;
  section: AskedSection;
  row: Row | undefined;
  onClose: () => void;
}

export function AskRecord({ employee, kind, section, row, onClose }: AskRecordProps) {
  const t = useText();
  const id = useId();
  const area = withoutReminder(kind.area);
  const labels = useLabels(kind.area);
  const scope = { companyId: employee.companyId, employeeId: employee.id };
  const { mutateAsync, isPending } = useCreateChangeRequest();
  const [initial] = useState(() => valuesFor(area, section, row));
  const [values, setValues] = useState(initial);
  const [note, setNote] = useState("");
  const [fileId, setFileId] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const refused = problemOf(refusal)?.errors?.map((fault) => ({
    ...fault,
    pointer: fault.pointer.replace(`/${section}`, ""),
  }));
  const theirs = serverFaults(area, refused);
  const faults: Faults = tried ? { ...theirs, ...faultsOfForm(area, values) } : {};
  const errors = Object.fromEntries(
    formFields(area).flatMap((name) =>
      faults[name] ? [[name, fieldFaultText(t, area, labels, name, faults[name])]] : [],
    ),
  );
  const guard = useLeaveGuard(() => values !== initial || note !== "");
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const focusFault = () =>
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    setTried(true);
    setRefusal(null);
    if (isPending) return;
    if (Object.keys(faultsOfForm(area, values)).length > 0) return void focusFault();
    const asked = { [section]: bodyOf(area, values) } as Pick<ChangeRequestInput, AskedSection>;
    try {
      await mutateAsync({
        path: { companyId: employee.companyId },
        body: {
          section,
          ...asked,
          recordId: section === "bankAccount" ? null : (row?.id ?? null),
          note: note.trim() || null,
          fileId,
        },
      });
      toast({ text: t("change-requests.asked") });
      onClose();
    } catch (error) {
      setRefusal(error);
      focusFault();
    }
  };
  return (
    <Dialog
      open
      side="end"
      width="44rem"
      title={t("change-requests.askOf", { of: t(`change-requests.section.${section}`) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form={id} variant="solid" loading={isPending}>
            {t("change-requests.send")}
          </Button>
        </>
      }
    >
      <chakra.form
        id={id}
        noValidate
        aria-label={t("change-requests.ask")}
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        onSubmit={(event) => void send(event)}
      >
        <FormSections
          area={area}
          scope={scope}
          labels={labels}
          values={values}
          errors={errors}
          onChange={(name, value) => {
            setValues((before) => ({ ...before, [name]: value }));
            setRefusal(null);
          }}
          onLeave={() => undefined}
        />
        <Card padded display="grid" gap="4">
          <Field label={t("change-requests.why")} optional>
            <AutoTextarea name="note" value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
          </Field>
          {section !== "passport" && <ProofField scope={scope} fileClass={classes[section]} onChange={setFileId} />}
        </Card>
        {refusal !== null && Object.keys(theirs).length === 0 && (
          <chakra.p role="alert" color="danger.text">
            {askProblem(t, refusal) ?? problemText(t, refusal)}
          </chakra.p>
        )}
        {guard}
      </chakra.form>
    </Dialog>
  );
}
