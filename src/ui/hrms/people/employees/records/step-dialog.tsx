/** Asks what a step needs: a reason, days, or a file. */
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import type { Row } from "../../../../crud/area.ts";
import { useLabels } from "../../../../crud/labels.ts";
import { Button } from "../../../../kit/button.tsx";
import { Dialog } from "../../../../kit/dialog.tsx";
import { Field } from "../../../../kit/field.tsx";
import { Input } from "../../../../kit/input.tsx";
import { Skeleton } from "../../../../kit/skeleton.tsx";
import { Unparsed, type Typed } from "../../../../kit/unparsed.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { FileControl } from "./file-control.tsx";
import type { RecordKind, RecordStep, StepField } from "./record-kind.ts";
import { useStep } from "./use-step.ts";

const DateInput = lazy(async () => {
  const [{ DateInput: component }] = await Promise.all([
    import("../../../../kit/date-input.tsx"),
    loadMessages("tools"),
  ]);
  return { default: component };
});

interface StepDialogProps {
  kind: RecordKind;
  step: RecordStep;
  row: Row;
  scope: Readonly<Record<string, string>>;
  onClose: () => void;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");

export function StepDialog({ kind, step, row, scope, onClose }: StepDialogProps) {
  const t = useText();
  const labels = useLabels(kind.area);
  const { busy, take } = useStep(kind, scope, row);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [tried, setTried] = useState(false);
  const asks = step.asks ?? [];
  const faultOf = ({ name, required = false }: StepField): string | undefined => {
    if (values[name] instanceof Unparsed) return t("crud.fault.date");
    return required && isEmpty(values[name]) ? t("common.fault.required") : undefined;
  };
  const send = async (): Promise<void> => {
    setTried(true);
    if (asks.some(faultOf)) return;
    if (
      await take(
        step,
        Object.fromEntries(asks.flatMap(({ name }) => (isEmpty(values[name]) ? [] : [[name, values[name]]]))),
      )
    )
      onClose();
  };
  const control = ({ name, kind: of }: StepField) => {
    const set = (value: unknown) => setValues((before) => ({ ...before, [name]: value }));
    if (of === "file")
      return (
        <FileControl
          name={name}
          label={labels.field(name)}
          value={values[name] ?? null}
          values={row}
          scope={scope}
          onChange={set}
        />
      );
    if (of === "text")
      return (
        <Input
          name={name}
          value={String(values[name] ?? "")}
          autoComplete="off"
          onChange={(event) => set(event.target.value)}
        />
      );
    return (
      <Suspense fallback={<Skeleton h="9" my="0" />}>
        <DateInput name={name} value={(values[name] ?? null) as Typed<string>} onChange={set} />
      </Suspense>
    );
  };
  return (
    <Dialog
      open
      width="30rem"
      title={labels.text(`step.${step.name}`)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="solid"
            colorPalette={step.danger ? "danger" : "accent"}
            loading={busy !== undefined}
            onClick={() => void send()}
          >
            {labels.text(`step.${step.name}`)}
          </Button>
        </>
      }
    >
      <chakra.form
        display="grid"
        gap="4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {asks.map((field) => (
          <Field
            key={field.name}
            label={labels.field(field.name)}
            required={field.required === true}
            error={tried ? faultOf(field) : undefined}
          >
            {control(field)}
          </Field>
        ))}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </chakra.form>
    </Dialog>
  );
}
