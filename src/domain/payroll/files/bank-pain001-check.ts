/** Checks a credit transfer against the structure of pain.001.001.03: elements, their order, lengths, patterns and sums. */
import type { XmlElement } from "./xml.ts";

export interface Pain001Fault {
  /** Names of the elements from the root, such as `Document/CstmrCdtTrfInitn/GrpHdr/MsgId`. */
  readonly path: string;
  readonly code: "unexpected" | "missing" | "twice" | "pattern" | "count" | "sum";
}

interface Rule {
  readonly name: string;
  readonly least: 0 | 1;
  readonly many?: boolean;
  /** The text of a simple element. */
  readonly pattern?: RegExp;
  readonly children?: readonly Rule[];
  /** Exactly one of the children. */
  readonly choice?: boolean;
}

const one = (name: string, inside: RegExp | readonly Rule[], more: Partial<Rule> = {}): Rule => ({
  name,
  least: 1,
  ...(inside instanceof RegExp ? { pattern: inside } : { children: inside }),
  ...more,
});
const maybe = (name: string, inside: RegExp | readonly Rule[], more: Partial<Rule> = {}): Rule =>
  one(name, inside, { least: 0, ...more });

const max = (length: number): RegExp => new RegExp(`^[\\s\\S]{1,${length}}$`);
const amount = /^\d{1,13}\.\d{2}$/;
const count = /^\d{1,15}$/;
const bic = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/;
const date = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const codeOrText = (name: string): Rule =>
  maybe(name, [maybe("Cd", max(4)), maybe("Prtry", max(35))], { choice: true });
const party = (name: string): Rule =>
  one(name, [
    maybe("Nm", max(140)),
    maybe("Id", [one("OrgId", [maybe("BICOrBEI", bic), maybe("Othr", [one("Id", max(35))], { many: true })])]),
  ]);
const account = (name: string): Rule =>
  one(name, [one("Id", [maybe("IBAN", max(34)), maybe("Othr", [one("Id", max(34))])], { choice: true })]);
const agent = (name: string): Rule => one(name, [one("FinInstnId", [maybe("BIC", bic)])]);

const transaction: Rule = one(
  "CdtTrfTxInf",
  [
    one("PmtId", [maybe("InstrId", max(35)), one("EndToEndId", max(35))]),
    one("Amt", [one("InstdAmt", amount)]),
    agent("CdtrAgt"),
    party("Cdtr"),
    account("CdtrAcct"),
    maybe("Purp", [maybe("Cd", max(4)), maybe("Prtry", max(35))], { choice: true }),
    maybe("RmtInf", [maybe("Ustrd", max(140), { many: true })]),
  ],
  { many: true },
);

const document: Rule = one("Document", [
  one("CstmrCdtTrfInitn", [
    one("GrpHdr", [
      one("MsgId", max(35)),
      one("CreDtTm", /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
      one("NbOfTxs", count),
      maybe("CtrlSum", amount),
      party("InitgPty"),
    ]),
    one(
      "PmtInf",
      [
        one("PmtInfId", max(35)),
        one("PmtMtd", /^(TRF|TRA|CHK)$/),
        maybe("BtchBookg", /^(true|false)$/),
        maybe("NbOfTxs", count),
        maybe("CtrlSum", amount),
        maybe("PmtTpInf", [
          codeOrText("SvcLvl"),
          codeOrText("LclInstrm"),
          maybe("CtgyPurp", [maybe("Cd", max(4)), maybe("Prtry", max(35))], { choice: true }),
        ]),
        one("ReqdExctnDt", date),
        party("Dbtr"),
        account("DbtrAcct"),
        agent("DbtrAgt"),
        maybe("ChrgBr", /^(DEBT|CRED|SHAR|SLEV)$/),
        transaction,
      ],
      { many: true },
    ),
  ]),
]);

function* faultsOf({ content }: XmlElement, rule: Rule, path: string): Generator<Pain001Fault> {
  if (typeof content === "string") {
    if (rule.children) yield { path, code: "pattern" };
    else if (rule.pattern && !rule.pattern.test(content)) yield { path, code: "pattern" };
    return;
  }
  const rules = rule.children ?? [];
  let place = 0;
  const found = new Map<string, number>();
  for (const child of content) {
    const at = `${path}/${child.name}`;
    const index = rules.findIndex(({ name }, position) => position >= place && name === child.name);
    const own = rules[index];
    if (own === undefined) {
      yield { path: at, code: "unexpected" };
      continue;
    }
    place = index;
    const times = (found.get(child.name) ?? 0) + 1;
    found.set(child.name, times);
    if (times > 1 && !own.many) yield { path: at, code: "twice" };
    yield* faultsOf(child, own, at);
  }
  for (const { name, least } of rules)
    if (least > (found.get(name) ?? 0)) yield { path: `${path}/${name}`, code: "missing" };
  if (rule.choice && found.size !== 1) yield { path, code: "unexpected" };
}

const children = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element === undefined || typeof element.content === "string"
    ? []
    : element.content.filter((child) => child.name === name);
const textOf = (element: XmlElement | undefined, ...names: readonly string[]): string | undefined => {
  const found = names.reduce<XmlElement | undefined>((inside, name) => children(inside, name)[0], element);
  return typeof found?.content === "string" ? found.content : undefined;
};
const centsOf = (written: string | undefined): bigint => BigInt((written ?? "0").replace(".", "") || "0");

/** Counts and sums of a group against the transactions below it. */
function* sumFaults(holder: XmlElement | undefined, own: readonly XmlElement[], path: string): Generator<Pain001Fault> {
  const [written, sum] = [textOf(holder, "NbOfTxs"), textOf(holder, "CtrlSum")];
  if (written !== undefined && written !== String(own.length)) yield { path: `${path}/NbOfTxs`, code: "count" };
  const total = own.reduce((all, each) => all + centsOf(textOf(each, "Amt", "InstdAmt")), 0n);
  if (sum !== undefined && amount.test(sum) && centsOf(sum) !== total) yield { path: `${path}/CtrlSum`, code: "sum" };
}

export function pain001Faults(root: XmlElement): Pain001Fault[] {
  if (root.name !== "Document") return [{ path: root.name, code: "unexpected" }];
  const [initiation] = children(root, "CstmrCdtTrfInitn");
  const groups = children(initiation, "PmtInf");
  const path = "Document/CstmrCdtTrfInitn";
  return [
    ...faultsOf(root, document, "Document"),
    ...sumFaults(
      children(initiation, "GrpHdr")[0],
      groups.flatMap((group) => children(group, "CdtTrfTxInf")),
      `${path}/GrpHdr`,
    ),
    ...groups.flatMap((group) => [...sumFaults(group, children(group, "CdtTrfTxInf"), `${path}/PmtInf`)]),
  ];
}
