/** Records of the current company, searched on the server after a short delay; outdated requests are cancelled. */
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { CircleUserRound, FileText } from "lucide-react";
import { listEmployeesOptions } from "#generated/hrms/hooks/employees.ts";
import { hasRole, nameOf, pathOf, type Area } from "../../crud/area.ts";
import { loadArea } from "../../crud/registry.ts";
import { useText } from "../../messages/use-text.ts";
import { addressOf, entriesOf, type MenuEntry } from "../menu.ts";
import { useMenu } from "../use-menu.ts";
import { rank } from "../../kit/match.ts";
import { useDebounced } from "../../kit/use-debounced.ts";
import type { Result, ResultGroup } from "./result.ts";

const shortest = 2;
const maxPerArea = 3;
const max = 6;
/** Each area is a request of its own, so only these are searched. */
const maxAreas = 5;
const first = ["employees", "grades", "departments", "designations", "clients", "projects"];

interface Searched {
  readonly area: Area;
  readonly entry: MenuEntry;
}

async function searchable(entries: readonly MenuEntry[]): Promise<readonly Searched[]> {
  const loaded = await Promise.all(entries.map(async (entry) => ({ entry, area: await loadArea(entry.area) })));
  return loaded.flatMap(({ entry, area }) =>
    area && hasRole(area, "list") && area.resource.search ? [{ entry, area }] : [],
  );
}

const importance = ({ area }: MenuEntry): number => (first.includes(area) ? first.indexOf(area) : first.length);

export function useRecordResults(query: string, words: readonly string[]): ResultGroup & { readonly waiting: boolean } {
  const t = useText();
  const navigate = useNavigate();
  const { sections, companyId } = useMenu();
  const q = useDebounced(query.trim());
  const asks = q.length >= shortest && typeof companyId === "string";
  const entries = entriesOf(sections)
    .filter(({ to }) => to.startsWith("/companies/$companyId/"))
    .toSorted((a, b) => importance(a) - importance(b));
  const { data: areas = [] } = useQuery({
    queryKey: ["search", "areas", entries.map(({ area }) => area)],
    queryFn: () => searchable(entries),
    enabled: asks,
    staleTime: Infinity,
  });
  const asked = areas.slice(0, maxAreas);
  const answers = useQueries({
    queries: asked.map(({ area }) => ({
      ...area.calls.list({ path: pathOf(area, { companyId: companyId ?? "" }), query: { q, pageSize: maxPerArea } }),
      enabled: asks,
      placeholderData: keepPreviousData,
    })),
  });
  // Employees have custom screens instead of a declaration.
  const asksPeople = asks && entries.some(({ area }) => area === "employees");
  const people = useQuery({
    ...listEmployeesOptions({ path: { companyId: companyId ?? "" }, query: { q, pageSize: maxPerArea } }),
    enabled: asksPeople,
    placeholderData: keepPreviousData,
  });
  const found = (asksPeople ? (people.data?.items ?? []) : []).map(
    ({ id, fullName, employeeNo, designation }): Result => ({
      id: `record-${id}`,
      title: fullName,
      icon: <CircleUserRound size={18} aria-hidden />,
      detail: designation ?? employeeNo,
      to: `/companies/${companyId}/employees/${id}`,
      run: () =>
        void navigate({
          to: "/companies/$companyId/employees/$employeeId",
          params: { companyId: companyId ?? "", employeeId: id },
        }),
    }),
  );
  const records = asked.flatMap(({ area, entry }, index): Result[] => {
    const base = addressOf(entry, companyId);
    return (answers[index]?.data?.items ?? []).map((row) => ({
      id: `record-${row.id}`,
      title: nameOf(area, row),
      icon: <FileText size={18} aria-hidden />,
      detail: t(`shell.area.${entry.area}`),
      to: `${base}/${row.id}`,
      run: () => void navigate({ to: `${base}/${row.id}` }),
    }));
  });
  // Keep earlier results that still match until the new ones arrive.
  const ranked = records.toSorted((a, b) => rank(words, b.title) - rank(words, a.title));
  // Employees come first: one found by number may not match by name.
  const shown = words.length === 0 ? [] : [...found, ...ranked].slice(0, max);
  return {
    name: "records",
    results: query.trim().length < shortest ? [] : shown,
    waiting: asks && (people.isFetching || answers.some(({ isFetching }) => isFetching)),
  };
}
