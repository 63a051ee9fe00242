/** Texts of a calculator's inputs for the form engine, from the messages of its family. */
import type { FieldWords } from "../../../form/spec.ts";
import type { Input } from "./calculator.ts";
import type { Words } from "../shared/explanation/words.ts";

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
      words.optional(
        `fault.${code}`,
        Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      ),
    addRow: (name) => words.say(`field.${name}.add`),
    removeRow: (_name, number) => words.say("removeRow", { number }),
  };
}
