/** Creates a file of a locked run: each kind asks for what its format needs. */
import { css } from "#generated/styles/css/index.js";
import { listBankFormatOptionsOptions } from "#generated/hrms/hooks/bank-formats.ts";
import { useCreatePayRunFile } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRunFileInput } from "#generated/hrms/schema.ts";
import type { Posting } from "#src/domain/payroll/ledger-accounts.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import type { FieldSpec, Reference, Values } from "../../../form/spec.ts";
import { Link } from "../../../kit/link.tsx";
import { codeOf, problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useLanguage } from "../../../messages/use-language.ts";
import { type Text, useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { payrollProblem } from "../shared/problem-text.ts";

type Kind = PayRunFileInput["kind"];

const is =
  (...kinds: readonly Kind[]) =>
  ({ kind }: Values): boolean =>
    kinds.some((each) => each === kind);
const isXero = (values: Values): boolean => is("journal")(values) && values["journalFormat"] === "xero";

const isOwn = (values: Values): boolean => is("bank")(values) && values["bankFormat"] === "own";

/** Fields with a sentence below them. */
const explained = new Set(["bankFormatId", "valueDate", "acceptChangedAccounts", "adviceCode", "taxRate"]);

const required = { required: true, clearable: false } as const;
const fieldsFor = (kinds: readonly Kind[]): readonly FieldSpec[] => [
  { name: "kind", kind: "choice", choices: kinds, ...required },
  {
    name: "bankFormat",
    kind: "choice",
    choices: ["iso20022", "dbs-uff", "dbs-giro", "ocbc-giro", "uob-fast", "cimb", "own"],
    words: "format",
    shown: is("bank"),
  },
  {
    name: "bankFormatId",
    kind: "reference",
    help: true,
    reference: { label: "", options: listBankFormatOptionsOptions as unknown as Reference["options"] },
    required: true,
    shown: isOwn,
  },
  { name: "clearing", kind: "choice", choices: ["giro", "fast"], initial: "giro", shown: is("bank"), ...required },
  { name: "valueDate", kind: "date", help: true, shown: is("bank") },
  { name: "acceptChangedAccounts", kind: "flag", help: true, shown: is("bank") },
  { name: "adviceCode", kind: "whole", help: true, initial: 1, required: true, shown: is("ezpay") },
  {
    name: "journalFormat",
    kind: "choice",
    choices: ["csv", "xero", "quickbooks"],
    words: "format",
    shown: is("journal"),
    ...required,
  },
  { name: "taxRate", kind: "text", help: true, required: true, shown: isXero },
  { name: "byDepartment", kind: "flag", shown: is("journal") },
  { name: "byProject", kind: "flag", shown: is("journal") },
  {
    name: "registerFormat",
    kind: "choice",
    choices: ["pdf", "xlsx", "csv"],
    words: "format",
    shown: is("register", "reconciliation"),
    ...required,
  },
  {
    name: "language",
    kind: "choice",
    choices: ["en", "de", "fr", "pt"],
    shown: is("register", "reconciliation", "payslips"),
    ...required,
  },
];

function bodyOf({ kind, ...values }: Values): PayRunFileInput {
  const given = (name: string): object =>
    values[name] === null || values[name] === undefined || values[name] === "" ? {} : { [name]: values[name] };
  // Those of other kinds keep what was chosen for them.
  const fields: Readonly<Partial<Record<Kind, string>>> = {
    bank: "bankFormat",
    journal: "journalFormat",
    register: "registerFormat",
    reconciliation: "registerFormat",
  };
  const format = values[fields[kind as Kind] ?? ""] ?? null;
  const formatOf = format === null ? {} : { format };
  const own: Readonly<Record<Kind, object>> = {
    bank: {
      ...formatOf,
      ...(format === "own" && given("bankFormatId")),
      ...given("clearing"),
      ...given("valueDate"),
      ...given("acceptChangedAccounts"),
    },
    ezpay: given("adviceCode"),
    journal: {
      ...formatOf,
      ...given("byDepartment"),
      ...given("byProject"),
      ...given("taxRate"),
    },
    register: { ...formatOf, ...given("language") },
    reconciliation: { ...formatOf, ...given("language") },
    payslips: given("language"),
  };
  return { kind, ...own[kind as Kind] } as PayRunFileInput;
}

/** What a journal has no account for: postings by their names, pay items by their codes. */
const withoutAccount = (t: Text, error: unknown): string[] =>
  (problemOf(error)?.errors ?? []).map(({ params }) =>
    typeof params?.["posting"] === "string"
      ? t(`ledger-accounts.postings.${params["posting"] as Posting}`)
      : String(params?.["item"] ?? ""),
  );

export function NewFileDialog({
  path,
  onClose,
}: {
  path: { companyId: string; payRunId: string };
  onClose: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const create = useCreatePayRunFile();
  const accounts = (
    <Link to={`/companies/${path.companyId}/ledger-accounts` as string} underlined>
      {t("payroll.file.openAccounts")}
    </Link>
  );
  const mayReadIdentity = useAbility().can("read", "employees", "identity");
  const kinds: readonly Kind[] = [
    "bank",
    ...(mayReadIdentity ? (["ezpay", "reconciliation"] as const) : []),
    "journal",
    "register",
    "payslips",
  ];
  return (
    <FormDialog
      title={t("payroll.newFile")}
      action={t("payroll.createFile")}
      fields={fieldsFor(kinds)}
      initial={{
        kind: "bank",
        journalFormat: "csv",
        registerFormat: "pdf",
        language,
      }}
      scope={{ companyId: path.companyId }}
      words={{
        field: (name) => t(`payroll.file.${name as "kind"}`),
        choice: (name, value) =>
          name === "kind" || name === "clearing" || name === "language"
            ? t(`payroll.file.${name}.${value}` as "payroll.file.kind.bank")
            : t(`payroll.file.format.${value as "csv"}`),
        help: (name) => (explained.has(name) ? t(`payroll.file.${name as "valueDate"}.help`) : undefined),
        nothing: () => t("payroll.file.usualFormat"),
      }}
      listed
      more={(values) =>
        is("journal")(values) && (
          <p className={css({ fontSize: "sm", lineHeight: "sm", color: "text.muted" })}>
            {t("payroll.file.accountsOf")} {accounts}
          </p>
        )
      }
      failureText={(error) =>
        codeOf(error) === "no-ledger-account" ? (
          <>
            {t("payroll.fault.no-ledger-account", { list: withoutAccount(t, error).join(", ") })} {accounts}
          </>
        ) : (
          payrollProblem(t, error)
        )
      }
      send={async (_, values) => {
        const body = bodyOf(values);
        const { fileName } = await create.mutateAsync({ path, body });
        toast({ text: t("payroll.fileCreated", { name: fileName }) });
      }}
      onClose={onClose}
    />
  );
}
