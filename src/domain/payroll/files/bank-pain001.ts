/** ISO 20022 customer credit transfer, pain.001.001.03: the general format of salary payments. */
import { centsToUnits } from "../../shared/money.ts";
import { type BankFile, type BankOrder, type BankParty, type BankPayment, orderTotals } from "./bank-order.ts";
import { bankAccount, bankText } from "./bank-text.ts";
import { type XmlElement, xmlElement, xmlOf } from "./xml.ts";

export interface Pain001Settings {
  /**
   * How the file asks for GIRO or FAST is agreed with the bank and not published. By default it says neither, and the bank uses
   * the clearing agreed for the account.
   */
  readonly serviceLevel?: { readonly code: string } | { readonly proprietary: string };
  readonly localInstrument?: { readonly code: string } | { readonly proprietary: string };
  /** One debit for all payments (true, usual for pay) or one for each. */
  readonly batchBooking?: boolean;
}

export const pain001Namespace = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.03";

const element = xmlElement;

const choice = (name: string, value: Pain001Settings["serviceLevel"]): XmlElement[] =>
  value === undefined
    ? []
    : [element(name, "code" in value ? [element("Cd", value.code)] : [element("Prtry", value.proprietary)])];

const account = (name: string, party: BankParty): XmlElement =>
  element(name, [element("Id", [element("Othr", [element("Id", bankAccount(party.account))])])]);

const agent = (name: string, { bic }: BankParty): XmlElement =>
  element(name, [element("FinInstnId", [element("BIC", bic)])]);

function transaction({ reference, payee, amount }: BankPayment, order: BankOrder): XmlElement {
  const id = bankText(reference, 35);
  return element("CdtTrfTxInf", [
    element("PmtId", [element("InstrId", id), element("EndToEndId", id)]),
    element("Amt", [element("InstdAmt", centsToUnits(amount), { Ccy: "SGD" })]),
    agent("CdtrAgt", payee),
    element("Cdtr", [element("Nm", bankText(payee.name, 140))]),
    account("CdtrAcct", payee),
    element("Purp", [element("Cd", order.purpose)]),
    element("RmtInf", [element("Ustrd", bankText(order.reference, 140))]),
  ]);
}

/** `20261128` and `173005` as `2026-11-28T17:30:05`. */
const moment = ({ createdOn, createdAt }: BankOrder): string =>
  `${createdOn}T${createdAt.slice(0, 2)}:${createdAt.slice(2, 4)}:${createdAt.slice(4, 6)}`;

const messageOf = ({ createdOn, number }: BankOrder): string =>
  `PAY-${createdOn.replaceAll("-", "")}-${String(number).padStart(3, "0")}`;

/** The message as plain data, which `pain001Faults` checks. */
export function pain001Document(order: BankOrder, settings: Pain001Settings = {}): XmlElement {
  const { payer, payments, valueDate } = order;
  const { count, total } = orderTotals(order);
  const message = messageOf(order);
  const sums = [element("NbOfTxs", String(count)), element("CtrlSum", centsToUnits(total))];
  const organisation = payer.customerId
    ? [element("Id", [element("OrgId", [element("Othr", [element("Id", bankText(payer.customerId, 35))])])])]
    : [];
  return element(
    "Document",
    [
      element("CstmrCdtTrfInitn", [
        element("GrpHdr", [
          element("MsgId", message),
          element("CreDtTm", moment(order)),
          ...sums,
          element("InitgPty", [element("Nm", bankText(payer.name, 140)), ...organisation]),
        ]),
        element("PmtInf", [
          element("PmtInfId", `${message}-1`),
          element("PmtMtd", "TRF"),
          element("BtchBookg", String(settings.batchBooking ?? true)),
          ...sums,
          element("PmtTpInf", [
            ...choice("SvcLvl", settings.serviceLevel),
            ...choice("LclInstrm", settings.localInstrument),
            element("CtgyPurp", [element("Cd", "SALA")]),
          ]),
          element("ReqdExctnDt", valueDate),
          element("Dbtr", [element("Nm", bankText(payer.name, 140))]),
          account("DbtrAcct", payer),
          agent("DbtrAgt", payer),
          element("ChrgBr", "SHAR"),
          ...payments.map((one) => transaction(one, order)),
        ]),
      ]),
    ],
    { xmlns: pain001Namespace },
  );
}

export function writePain001(order: BankOrder, settings: Pain001Settings = {}): BankFile {
  return {
    name: `${messageOf(order)}.xml`,
    mediaType: "application/xml",
    content: xmlOf(pain001Document(order, settings)),
    ...orderTotals(order),
  };
}
