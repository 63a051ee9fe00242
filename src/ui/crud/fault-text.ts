/** A fault of a field in words that say how to mend it. */
import type { ProblemFault } from "#src/contract/problem.ts";
import type { Area } from "../areas/area.ts";
import { faultText } from "../kit/problem.ts";
import type { Text } from "../messages/use-text.ts";
import { kindOf } from "./kind.ts";
import type { Labels } from "./labels.ts";

export function fieldFaultText(t: Text, area: Area, labels: Labels, name: string, fault: ProblemFault): string {
  const { code, params = {} } = fault;
  const kind = kindOf(area.resource.input[name]);
  if (code === "below-field") return t("crud.fault.belowField", { minimum: labels.value(name, params["minimum"]), field: labels.field(String(params["field"])) });
  // Limits of amounts are in cents; people type units.
  if (kind === "money" && code === "minimum") return t("crud.fault.least", { limit: labels.value(name, params["limit"]) });
  if (kind === "money" && code === "maximum") return t("crud.fault.most", { limit: labels.value(name, params["limit"]) });
  if (code === "money" || (code === "type" && kind === "money")) return t("crud.fault.amount");
  if (code === "whole" || (code === "type" && kind === "whole")) return t("crud.fault.whole");
  if (code === "pattern" || code === "minLength") return faultText(t, { ...fault, code: "required" });
  return faultText(t, fault);
}
