/** A fault of a field in words that say how to mend it. */
import type { ProblemFault } from "#src/contract/problem.ts";
import type { Area } from "./area.ts";
import { faultText } from "../kit/problem.ts";
import type { MessageId } from "../messages/catalogue.ts";
import type { Text } from "../messages/use-text.ts";
import { kindOf } from "./kind.ts";
import type { Labels } from "./labels.ts";

const rules: Readonly<Record<string, MessageId>> = {
  cycle: "crud.fault.cycle",
  "unknown-reference": "crud.fault.unknownReference",
  twice: "crud.fault.twice",
  "too-early": "crud.fault.tooEarly",
  time: "crud.fault.time",
  decimal: "crud.fault.decimal",
};

/** A fault where no more is known of its field. */
export function ruleFaultText(t: Text, fault: ProblemFault): string {
  const rule = rules[fault.code];
  return rule ? t(rule) : faultText(t, fault);
}

/** A fault within the rows of a field: which row, which of its fields, and what is wrong there. */
function rowFaultText(t: Text, labels: Labels, name: string, fault: ProblemFault): string {
  const [, , row, field] = fault.pointer.split("/");
  const plain: Readonly<Record<string, MessageId>> = {
    money: "crud.fault.amount",
    whole: "crud.fault.whole",
    date: "crud.fault.date",
  };
  const known = plain[fault.code];
  return t("crud.fault.inRow", {
    row: Number(row) + 1,
    field: labels.field(`${name}.${field}`),
    fault: labels.fault(fault.code) ?? (known ? t(known) : ruleFaultText(t, fault)),
  });
}

export function fieldFaultText(t: Text, area: Area, labels: Labels, name: string, fault: ProblemFault): string {
  const { code, params = {} } = fault;
  if (/^\/[^/]+\/\d+\//.test(fault.pointer)) return rowFaultText(t, labels, name, fault);
  const own = labels.fault(code);
  if (own !== undefined) return own;
  const kind = kindOf(area.resource.input[name]);
  if (code === "below-field")
    return t("crud.fault.belowField", {
      minimum: labels.value(name, params["minimum"]),
      field: labels.field(String(params["field"])),
    });
  // Limits of amounts are in cents; people type units.
  if (kind === "money" && code === "minimum")
    return t("crud.fault.least", { limit: labels.value(name, params["limit"]) });
  if (kind === "money" && code === "maximum")
    return t("crud.fault.most", { limit: labels.value(name, params["limit"]) });
  if (code === "money" || (code === "type" && kind === "money")) return t("crud.fault.amount");
  if (code === "whole" || (code === "type" && kind === "whole")) return t("crud.fault.whole");
  if (code in rules) return ruleFaultText(t, fault);
  // A pattern of its own says more than that something has to stand there.
  const anyText = area.resource.input[name]?.pattern === "\\S";
  if ((code === "pattern" && anyText) || code === "minLength") return faultText(t, { ...fault, code: "required" });
  return faultText(t, fault);
}
