/** Creates a file of a locked run: each kind asks for what its format needs. */
import { useCreatePayRunFile } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRunFileInput } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import type { FieldSpec, Values } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useLanguage } from "../../../messages/use-language.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { payrollProblem } from "../shared/problem-text.ts";

type Kind = PayRunFileInput["kind"];

const is =
  (...kinds: readonly Kind[]) =>
  ({ kind }: Values): boolean =>
    kinds.some((each) => each === kind);
const isXero = (values: Values): boolean => is("journal")(values) && values["journalFormat"] === "xero";

const accountNames = [
  "salaries",
  "employerCpf",
  "sdl",
  "levy",
  "fundExpense",
  "cpfPayable",
  "levyPayable",
  "fundPayable",
  "deductionsPayable",
  "salariesPayable",
] as const;

const required = { required: true, clearable: false } as const;
const fieldsFor = (kinds: readonly Kind[]): readonly FieldSpec[] => [
  { name: "kind", kind: "choice", choices: kinds, ...required },
  {
    name: "bankFormat",
    kind: "choice",
    choices: ["iso20022", "dbs-uff", "dbs-giro", "ocbc-giro", "uob-fast", "cimb"],
    words: "format",
    shown: is("bank"),
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
  ...accountNames.map((name): FieldSpec => ({ name, kind: "text", required: true, shown: is("journal") })),
  {
    name: "registerFormat",
    kind: "choice",
    choices: ["pdf", "xlsx", "csv"],
    words: "format",
    shown: is("register"),
    ...required,
  },
  {
    name: "language",
    kind: "choice",
    choices: ["en", "de", "fr", "pt"],
    shown: is("register", "payslips"),
    ...required,
  },
];

/** The accounts of the last journal, kept on the device so that they are typed once. */
const keptAt = (companyId: string): string => `hrms.journal-accounts.${companyId}`;
function keptAccounts(companyId: string): Values {
  try {
    return JSON.parse(localStorage.getItem(keptAt(companyId)) ?? "{}") as Values;
  } catch {
    return {};
  }
}

function bodyOf({ kind, ...values }: Values): PayRunFileInput {
  const given = (name: string): object =>
    values[name] === null || values[name] === undefined || values[name] === "" ? {} : { [name]: values[name] };
  const format = values["bankFormat"] ?? values["journalFormat"] ?? values["registerFormat"];
  const formatOf = format === null || format === undefined ? {} : { format };
  const own: Readonly<Record<Kind, object>> = {
    bank: { ...formatOf, ...given("clearing"), ...given("valueDate"), ...given("acceptChangedAccounts") },
    ezpay: given("adviceCode"),
    journal: {
      ...formatOf,
      ...given("byDepartment"),
      ...given("byProject"),
      ...given("taxRate"),
      accounts: Object.fromEntries(accountNames.map((name) => [name, values[name]])),
    },
    register: { ...formatOf, ...given("language") },
    payslips: given("language"),
  };
  return { kind, ...own[kind as Kind] } as PayRunFileInput;
}

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
  const mayReadIdentity = useAbility().can("read", "employees", "identity");
  const kinds: readonly Kind[] = [
    "bank",
    ...(mayReadIdentity ? (["ezpay"] as const) : []),
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
        ...keptAccounts(path.companyId),
      }}
      words={{
        field: (name) => t(`payroll.file.${name as "kind"}`),
        choice: (name, value) =>
          name === "kind" || name === "clearing" || name === "language"
            ? t(`payroll.file.${name}.${value}` as "payroll.file.kind.bank")
            : t(`payroll.file.format.${value as "csv"}`),
        help: (name) => t(`payroll.file.${name as "valueDate"}.help`),
        nothing: () => t("payroll.file.usualFormat"),
      }}
      listed
      failureText={(error) => payrollProblem(t, error)}
      send={async (_, values) => {
        const body = bodyOf(values);
        const { fileName } = await create.mutateAsync({ path, body });
        if (body.kind === "journal") localStorage.setItem(keptAt(path.companyId), JSON.stringify(body.accounts));
        toast({ text: t("payroll.fileCreated", { name: fileName }) });
      }}
      onClose={onClose}
    />
  );
}
