/** Before and after values of fields, labelled as in the forms; fields without a label are skipped. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { HistoryChange } from "#generated/hrms/schema.ts";
import { ChangeLine } from "../../../detail/change-line.tsx";
import { useFormat } from "../../../kit/format.tsx";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { allFields } from "../employees/all-fields.ts";

/** Values of fields as people read them; choices of a sub-record have its own words. */
function useReading(subject: string | undefined): (field: string, value: HistoryChange["after"]) => string {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  return (field, value) => {
    if (value === null) return "–";
    if (typeof value === "boolean") return t(value ? "crud.yes" : "crud.no");
    const ofRecord = `employee-records.${subject}.${field}.${String(value)}`;
    if (subject !== undefined && intl.messages[ofRecord] !== undefined) return t(ofRecord as MessageId);
    const spec = allFields.get(field);
    if (spec?.choices) {
      const id = `employees.${spec.words ?? field}.${String(value)}`;
      return intl.messages[id] === undefined ? String(value) : t(id as MessageId);
    }
    if (spec?.kind === "money" && typeof value === "number") return format.money(value);
    if (spec?.kind === "hundredths" && typeof value === "number") return format.number(value / 100);
    if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return format.date(value);
    if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return format.dateTime(value);
    return String(value);
  };
}

/** Deleted records have their kind in the path: "deletedPay.bank-accounts". */
const kindOf = (field: string): string | undefined =>
  field.startsWith("deleted") ? field.split(".").at(1) : undefined;

/** The section precedes the field name: "pay.basic". */
const nameOf = (field: string): string => field.split(".").at(-1) ?? field;

export interface ChangeWords {
  /** Undefined for fields without a label. */
  readonly label: (field: string) => string | undefined;
  readonly value: (field: string, value: HistoryChange["after"]) => string;
}

/** Labels of employee fields, or of a sub-record given by `subject`. */
export function useChangeWords(subject?: string): ChangeWords {
  const t = useText();
  const intl = useIntl();
  const read = useReading(subject);
  return {
    label: (field) => {
      const [name, kind] = [nameOf(field), kindOf(field)];
      const ids = kind
        ? [`employee-records.${kind}.title`]
        : subject
          ? [`employee-records.${subject}.field.${name}`]
          : [`employees.field.${name}`, `employees.field.${name}Id`];
      const id = ids.find((each) => intl.messages[each] !== undefined);
      return id && t(id as MessageId);
    },
    value: (field, value) => read(nameOf(field), value),
  };
}

export function Changes({ changes, subject }: { changes: readonly HistoryChange[]; subject?: string | undefined }) {
  const words = useChangeWords(subject);
  const lines = changes.flatMap(({ field, before, after }) => {
    const label = words.label(field);
    const opaque = [before, after].some(
      (value) => typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
    );
    return label === undefined || opaque ? [] : [{ field, label, before, after }];
  });
  if (lines.length === 0) return null;
  return (
    <dl className={css({ mt: "1" })}>
      {lines.map(({ field, label, before, after }) => (
        <ChangeLine
          key={field}
          label={label}
          before={before === null ? null : words.value(field, before)}
          after={words.value(field, after)}
        />
      ))}
    </dl>
  );
}
