/** Sample values of the placeholders, for previews and tests. */
import type { Language } from "../../shared/languages.ts";
import { writtenDay } from "../../shared/written-day.ts";
import type { MailTemplateName } from "../shared/mail-templates.ts";

const samples = (language: Language): Readonly<Record<string, string>> => ({
  name: "Tan Wei Ling",
  code: "482913",
  invitedBy: "Adeline Goh",
  person: "Lim Jun Hao",
  decidedBy: "Adeline Goh",
  company: "Merlion Trading Pte. Ltd.",
  count: "2",
  records: `${writtenDay(language, "2026-12-05")}  Lim Jun Hao: Employment Pass\n${writtenDay(language, "2026-12-19")}  Priya Nair: Passport`,
  tasks: `${writtenDay(language, "2026-12-05")}  Lim Jun Hao: Laptop\n${writtenDay(language, "2026-12-19")}  Priya Nair: Laptop`,
  account: "Harbour Bank ••••5678",
  date: writtenDay(language, "2026-12-01"),
  from: writtenDay(language, "2026-12-01"),
  to: writtenDay(language, "2026-12-04"),
  importedBy: "Adeline Goh",
});

const paths: Partial<Record<MailTemplateName, string>> = {
  "verify-email": "/pages/verify-email",
  "password-reset": "/pages/reset-password-v1",
  "password-changed": "/pages/forgot-password-v1",
  invitation: "/pages/accept-invitation",
};

export const sampleValue = (template: MailTemplateName, language: Language, name: string, appUrl: string): string =>
  name === "link" ? appUrl + (paths[template] ?? "/me/my-profile") : (samples(language)[name] ?? "");
