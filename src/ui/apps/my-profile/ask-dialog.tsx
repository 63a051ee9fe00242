/** Asks for a change of one's own record: which part, what it shall be, and why. */
import { chakra } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { useCreateChangeRequest } from "#generated/hrms/hooks/change-requests.ts";
import { changeSectionValues } from "#generated/hrms/schema.ts";
import { AutoTextarea } from "../../kit/auto-textarea.tsx";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { problemOf, problemText } from "../../kit/problem.ts";
import { Select } from "../../kit/select.tsx";
import { toast } from "../../kit/toast.ts";
import type { MessageId } from "../../messages/catalogue.ts";
import { useText } from "../../messages/use-text.ts";
import { askFields, type AskValues, changeOf, type Section } from "./ask-fields.ts";

export function AskDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText();
  const { mutateAsync: ask, isPending, error } = useCreateChangeRequest();
  const [section, setSection] = useState<Section>("contact");
  const [values, setValues] = useState<AskValues>({});
  const [note, setNote] = useState("");
  const [empty, setEmpty] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const change = changeOf(section, values);
    setEmpty(!change);
    if (!change || isPending) return;
    try {
      await ask({ path: { companyId }, body: { section, change, note: note.trim() || null } });
      toast({ text: t("change-requests.asked") });
      onClose();
    } catch {
      // Told below.
    }
  };
  const told = empty ? t("change-requests.nothingTyped") : error ? (problemOf(error)?.code === "already-waiting" ? t("change-requests.alreadyWaiting") : problemOf(error)?.status === 422 ? t("change-requests.notPossible") : problemText(t, error)) : undefined;
  return (
    <Dialog
      open
      title={t("change-requests.ask")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form="ask-for-change" variant="solid" loading={isPending}>
            {t("change-requests.send")}
          </Button>
        </>
      }
    >
      <chakra.form id="ask-for-change" noValidate aria-label={t("change-requests.ask")} display="grid" gap="4" onSubmit={(event) => void submit(event)}>
        <chakra.p color="text.muted">{t("change-requests.askText")}</chakra.p>
        <Field label={t("change-requests.what")}>
          <Select
            name="section"
            value={section}
            onChange={(event) => {
              setSection(changeSectionValues.find((each) => each === event.target.value) ?? section);
              setValues({});
            }}
          >
            {changeSectionValues.map((each) => (
              <option key={each} value={each}>
                {t(`change-requests.section.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        {askFields[section].map(({ name, required = false, type = "text", choices }) => (
          <Field key={`${section}-${name}`} label={t(`change-requests.field.${name}` as MessageId)} required={required}>
            {choices ? (
              <Select name={name} value={values[name] ?? ""} onChange={(event) => setValues({ ...values, [name]: event.target.value })}>
                <option value="">–</option>
                {choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {t(`change-requests.choice.${choice}` as MessageId)}
                  </option>
                ))}
              </Select>
            ) : (
              <Input name={name} type={type} value={values[name] ?? ""} maxLength={254} onChange={(event) => setValues({ ...values, [name]: event.target.value })} />
            )}
          </Field>
        ))}
        <Field label={t("change-requests.why")} optional>
          <AutoTextarea name="note" value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <chakra.p role="alert" color="danger.text">
          {told}
        </chakra.p>
      </chakra.form>
    </Dialog>
  );
}
