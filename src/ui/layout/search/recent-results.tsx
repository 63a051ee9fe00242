/** Recent searches, shown while the query is empty. */
import { History, X } from "lucide-react";
import { useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { forgetSearches, recentSearches } from "./recent.ts";
import type { ResultGroup } from "./result.ts";

export function useRecentResults(onChoose: (query: string) => void): ResultGroup {
  const t = useText();
  const [queries, setQueries] = useState(recentSearches);
  const forget = (): void => {
    forgetSearches();
    setQueries([]);
  };
  if (queries.length === 0) return { name: "recent", results: [] };
  return {
    name: "recent",
    results: [
      ...queries.map((query) => ({
        id: `recent-${query}`,
        title: query,
        icon: <History size={18} aria-hidden />,
        stays: true,
        run: () => onChoose(query),
      })),
      { id: "forget", title: t("search.forget"), icon: <X size={18} aria-hidden />, stays: true, run: forget },
    ],
  };
}
