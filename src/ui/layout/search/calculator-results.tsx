/** Calculators matched by name, description or address. */
import { useNavigate } from "@tanstack/react-router";
import { Calculator } from "lucide-react";
import { best } from "../../kit/match.ts";
import type { MessageId } from "../../messages/catalogue.ts";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import type { ResultGroup } from "./result.ts";

const max = 5;

/** Only names are used, so the build drops the modules. */
const files = Object.keys(import.meta.glob("../../hrms/statutory/calculators/declared/*.ts"));
const names = files.map((file) => file.split("/").at(-1)?.replace(".ts", "") ?? "");

export function useCalculatorResults(words: readonly string[]): ResultGroup {
  const t = useText();
  const navigate = useNavigate();
  const mayRead = useAbility().can("read", "calculators");
  const all = names.map((name) => {
    const to = `/calculators/${name}`;
    return {
      id: `calculator-${name}`,
      title: t(`calculators.name.${name}` as MessageId),
      synonyms: `${t(`calculators.about.${name}` as MessageId)} ${t("calculators.title")} ${name}`,
      icon: <Calculator size={18} aria-hidden />,
      to,
      run: () => void navigate({ to }),
    };
  });
  const found = words.length === 0 || !mayRead ? [] : best(all, words, ({ title, synonyms }) => [title, synonyms], max);
  return { name: "calculators", results: found };
}
