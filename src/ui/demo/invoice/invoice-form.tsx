/** Form of an invoice with live totals, and its preview beside it. */
import { css } from "#generated/styles/css/index.js";
import type { Invoice } from "#generated/demo/schema.ts";
import { FormBar } from "../../form/form-bar.tsx";
import { FormFields } from "../../form/form-fields.tsx";
import { Form } from "../../form/form.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import type { ControlProps, FieldSpec } from "../../form/spec.ts";
import { useForm } from "../../form/use-form.ts";
import { Alert } from "../../kit/alert.tsx";
import { Card, CardHead } from "../../kit/card.tsx";
import { DateInput } from "../../kit/date-input.tsx";
import { problemText } from "../../kit/problem.ts";
import { Repeater } from "../../form/repeater/repeater.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { Switch } from "../../kit/switch.tsx";
import { toggled } from "../../kit/toggled.ts";
import type { Typed } from "../../kit/unparsed.ts";
import { useText } from "../../messages/use-text.ts";
import { ClientField } from "./client-field.tsx";
import { blankLine, errorsIn, inputOf, lineErrors, linesOf, rateOf, type InvoiceValues } from "./form-values.ts";
import { LineFields } from "./line-fields.tsx";
import { Paper, Totals } from "./paper.tsx";
import { RatesPopover } from "./rates-popover.tsx";

const parts = ["terms", "note", "stub"] as const;

function DueDateControl({ name, value, values, onChange, onBlur }: ControlProps) {
  const from = values["issuedDate"];
  return (
    <DateInput
      name={name}
      value={value as Typed<string>}
      isDisabled={(day) => typeof from === "string" && day < from}
      onChange={onChange}
      {...(onBlur && { onBlur })}
    />
  );
}

const dateFields: readonly FieldSpec[] = [
  { name: "issuedDate", kind: "date", required: true },
  { name: "dueDate", kind: "date", required: true, control: DueDateControl },
];
const noteFields: readonly FieldSpec[] = [{ name: "note", kind: "lines", optional: true }];

interface InvoiceFormProps {
  number: string;
  initial: InvoiceValues;
  isNew: boolean;
  onSave: (input: ReturnType<typeof inputOf>) => Promise<Invoice | null>;
  onSaved: (invoice: Invoice) => void;
  onCancel: () => void;
}

/** The invoice was deleted while it was edited. */
class InvoiceGone extends Error {}

export function InvoiceForm({ number, initial, isNew, onSave, onSaved, onCancel }: InvoiceFormProps) {
  const t = useText();
  const form = useForm<InvoiceValues>({
    initial,
    check: (values) => errorsIn(t, values),
    async send(values) {
      const invoice = await onSave(inputOf(values));
      if (!invoice) throw new InvoiceGone();
      return () => onSaved(invoice);
    },
  });
  const { values, tries, failure, changed } = form;
  const lines = linesOf(values);
  const rates = { discountRate: rateOf(values.discountRate), taxRate: rateOf(values.taxRate) };
  const labels = {
    client: t("invoice.client"),
    issuedDate: t("invoice.issued"),
    dueDate: t("invoice.due"),
    lines: t("invoice.items"),
    discountRate: t("invoice.discount"),
    taxRate: t("invoice.tax"),
    note: t("invoice.note"),
    shown: t("invoice.shown"),
  } as const;
  const words = { field: (name: string) => labels[name as keyof typeof labels] };
  const submit = (): void => {
    if (isNew || changed.length > 0) form.submit();
  };
  useShortcuts({ "Mod+s": submit, "Mod+Enter": submit });
  const date = (value: InvoiceValues["issuedDate"]): string | null => (typeof value === "string" ? value : null);
  return (
    <Form
      form={{ ...form, submit }}
      label={t("invoice.named", { id: number })}
      labels={labels}
      css={{
        display: "flex",
        flexDirection: "column",
        flex: "1",
        gap: "4",
        // The bar ends where the form does.
        "--form-width": "none",
        "& :is(input, select, textarea, button)": { scrollMarginBlock: "6rem" },
      }}
    >
      {failure !== null && (
        <Alert tone="danger" live="alert">
          {failure instanceof InvoiceGone ? t("invoice.gone") : problemText(t, failure)}
        </Alert>
      )}
      <div
        className={css({
          display: "grid",
          gap: "4",
          pb: "6",
          alignItems: "start",
          gridTemplateColumns: "minmax(0, 1fr)",
          "2xl": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 30rem)" },
        })}
      >
        <Card padded as="div" className={css({ display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" })}>
          <div
            className={css({
              display: "grid",
              gap: "4",
              gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 1fr)" },
            })}
          >
            <ClientField form={form} />
            <div className={css({ display: "grid", gap: "4", alignContent: "start" })}>
              <FormFields form={form} fields={dateFields} words={words} strict />
            </div>
          </div>
          <section>
            <CardHead title={labels.lines} />
            <Repeater
              label={labels.lines}
              entries={values.lines}
              onChange={(next) => form.set("lines", next)}
              blank={blankLine}
              nameOf={(place, { title }) => title.trim() || t("invoice.itemAt", { place: place + 1 })}
              add={t("invoice.addItem")}
              ordered
              canDuplicate
              max={50}
            >
              {(line, set) => <LineFields line={line} errors={tries > 0 ? lineErrors(t, line) : {}} onChange={set} />}
            </Repeater>
          </section>
          <div className={css({ display: "grid", gap: "3" })}>
            <div className={css({ display: "flex", justifyContent: "flex-end" })}>
              <RatesPopover form={form} />
            </div>
            <div aria-live="polite" aria-atomic>
              <Totals lines={lines} {...rates} />
            </div>
          </div>
          <FormFields form={form} fields={noteFields} words={words} strict />
          <fieldset className={css({ display: "grid", gap: "2", justifyItems: "start" })}>
            <legend className={css({ fontWeight: "medium", mb: "2" })}>{labels.shown}</legend>
            {parts.map((part) => (
              <Switch
                key={part}
                checked={values.shown.includes(part)}
                onChange={() =>
                  form.set(
                    "shown",
                    parts.filter((each) => toggled(new Set(values.shown), part).has(each)),
                  )
                }
              >
                {t(`invoice.part.${part}`)}
              </Switch>
            ))}
          </fieldset>
        </Card>
        <Card
          aria-label={t("invoice.preview")}
          className={css({
            display: "none",
            "2xl": { display: "block", position: "sticky", top: "4", p: "6" },
          })}
        >
          <Paper
            content={{
              ...rates,
              number,
              lines,
              issuedDate: date(values.issuedDate),
              dueDate: date(values.dueDate),
              client: values.client,
              note: values.note,
              shown: values.shown,
            }}
          />
        </Card>
      </div>
      <FormBar
        changed={changed.map((name) => labels[name])}
        isNew={isNew}
        create={t("invoice.create")}
        busy={form.status === "sending"}
        onCancel={onCancel}
      />
      <LeaveGuard isDirty={form.isDirty} />
    </Form>
  );
}
