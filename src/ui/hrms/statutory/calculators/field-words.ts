/** Texts of a calculator's inputs for the form engine, from the messages of its family. */
import type { FieldWords } from "../../../form/spec.ts";
import type { Kind } from "../../../form/kind.ts";
import type { Input } from "./calculator.ts";
import type { Words } from "./words.ts";

/** Codes of faults of text that is not a value of the field's kind. */
const unread: ReadonlySet<string> = new Set<Kind>(["money", "whole", "parts", "date", "text"]);

/** Cells of rows share the texts of inputs with their name. */
const lastOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

export function fieldWords(words: Words, fields: readonly Input[]): FieldWords {
  const all = fields.flatMap((field) => [field, ...(field.rows ?? [])]);
  return {
    field: (path) => words.say(`field.${lastOf(path)}`),
    help: (name) => words.optional(`field.${name}.help`),
    unit: (path) => all.find(({ name }) => name === lastOf(path))?.unit?.(words),
    choice: (path, value) => words.optional(`choice.${lastOf(path)}.${value}`) ?? words.code(value),
    nothing: (path) => words.optional(`choice.${lastOf(path)}.none`) ?? words.say("none"),
    // Only limits of amounts are shown.
    value: (_name, cents) => words.money(Number(cents)),
    fault: (code, { params = {} }) =>
      unread.has(code)
        ? words.say("fault.unread")
        : words.optional(
            `fault.${code}`,
            Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
          ),
    addRow: (name) => words.say(`field.${name}.add`),
    removeRow: (_name, number) => words.say("removeRow", { number }),
  };
}
