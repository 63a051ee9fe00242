/** Menu areas matched by name. */
import { useNavigate } from "@tanstack/react-router";
import { House } from "lucide-react";
import { useText } from "../../messages/use-text.ts";
import { addressOf, entriesIn, type AreaName, type MenuEntry, type MenuGroup } from "../menu.ts";
import { useMenu } from "../use-menu.ts";
import { best } from "../../kit/match.ts";
import type { Result, ResultGroup } from "./result.ts";

const max = 5;
const offered: readonly AreaName[] = [
  "dashboard",
  "employees",
  "approvals",
  "expiries",
  "platform-dashboard",
  "tenants",
  "users",
  "jobs",
  "calculators",
  "my-profile",
];

export function useAreaResults(words: readonly string[]): ResultGroup {
  const t = useText();
  const navigate = useNavigate();
  const { sections, companyId } = useMenu();
  const hr = sections.find(({ name }) => name === "hr");

  const resultOf = (entry: MenuEntry, group?: MenuGroup): Result | null => {
    const to = addressOf(entry, companyId);
    if (to === null) return null;
    const Icon = group?.icon ?? House;
    return {
      id: `area-${entry.area}`,
      title: t(`shell.area.${entry.area}`),
      icon: <Icon size={18} aria-hidden />,
      to,
      ...(group && { detail: t(`shell.group.${group.name}`) }),
      run: () => void navigate({ to }),
    };
  };
  const all = [
    ...(hr?.first ? [resultOf(hr.first)] : []),
    ...(hr?.groups ?? []).flatMap((group) => entriesIn(group).map((entry) => resultOf(entry, group))),
  ].filter((result) => result !== null);
  // Without a query: the pages people work with.
  const results =
    words.length === 0
      ? offered.flatMap((area) => all.filter(({ id }) => id === `area-${area}`)).slice(0, max)
      : best(all, words, ({ title, detail = "" }) => [title, detail], max);
  return { name: "areas", results };
}
