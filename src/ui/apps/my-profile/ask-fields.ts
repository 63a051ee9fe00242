/** What the form asks for in each section, and the change that it makes of it. */
import type { ChangeRequestInput } from "#generated/hrms/schema.ts";

export type Section = ChangeRequestInput["section"];
type Change = ChangeRequestInput["change"];

export interface AskField {
  readonly name: string;
  readonly required?: boolean;
  readonly type?: "email" | "tel";
  readonly choices?: readonly string[];
}

const single = (...names: readonly string[]): AskField[] => names.map((name) => ({ name }));

export const askFields: Readonly<Record<Section, readonly AskField[]>> = {
  contact: [{ name: "personalEmail", type: "email" }, { name: "mobile", type: "tel" }],
  address: [{ name: "street", required: true }, ...single("block", "unit", "building", "postal")],
  emergency: [{ name: "contactName", required: true }, { name: "relation", required: true }, { name: "contactPhone", type: "tel", required: true }],
  person: [...single("fullName", "preferredName"), { name: "maritalStatus", choices: ["single", "married", "divorced", "widowed", "separated"] }],
  identity: [{ name: "idType", choices: ["NRIC", "FIN", "passport"], required: true }, { name: "idNo", required: true }],
};

export type AskValues = Readonly<Record<string, string>>;

/** Only what was typed; undefined where nothing was. */
export function changeOf(section: Section, values: AskValues): Change | undefined {
  const typed = (name: string): string | null => values[name]?.trim() || null;
  if (section === "address") {
    const street = typed("street");
    return street === null ? undefined : { addresses: [{ type: "home", street, block: typed("block"), unit: typed("unit"), building: typed("building"), postal: typed("postal"), country: "SG" }] };
  }
  if (section === "emergency") {
    const [name, relation, phone] = [typed("contactName"), typed("relation"), typed("contactPhone")];
    return name === null || relation === null || phone === null ? undefined : { emergencyContacts: [{ name, relation, phone }] };
  }
  const mobile = typed("mobile");
  const own = askFields[section].filter(({ name }) => name !== "mobile").flatMap(({ name }) => (typed(name) === null ? [] : [[name, typed(name)] as const]));
  const change = { ...Object.fromEntries(own), ...(mobile !== null && { phones: [{ type: "mobile", number: mobile }] }) };
  return Object.keys(change).length > 0 ? (change as Change) : undefined;
}
