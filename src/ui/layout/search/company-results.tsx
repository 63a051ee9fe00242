/** The other companies of the account, to switch to. */
import { useNavigate } from "@tanstack/react-router";
import { Building2 } from "lucide-react";
import { best } from "../../kit/match.ts";
import { useText } from "../../messages/use-text.ts";
import { useCompany } from "../company.ts";
import type { ResultGroup } from "./result.ts";

const max = 5;

export function useCompanyResults(words: readonly string[]): ResultGroup {
  const t = useText();
  const navigate = useNavigate();
  const { companies = [], currentId } = useCompany();
  const all = companies
    .filter(({ id }) => id !== currentId)
    .map(({ id, label }) => ({
      id: `company-${id}`,
      title: t("search.switchTo", { company: label }),
      icon: <Building2 size={18} aria-hidden />,
      run: () => void navigate({ to: `/companies/${id}/dashboard` }),
    }));
  const synonyms = `${t("shell.company")} ${t("search.words.company")}`;
  return {
    name: "companies",
    results: words.length === 0 ? [] : best(all, words, ({ title }) => [title, synonyms], max),
  };
}
