/** Pages and records recently opened from the palette, shown while the query is empty. */
import { useNavigate } from "@tanstack/react-router";
import { Clock } from "lucide-react";
import { useState } from "react";
import { recentlyOpened } from "./recent.ts";
import type { ResultGroup } from "./result.ts";

export function useOpenedResults(): ResultGroup {
  const navigate = useNavigate();
  const [opened] = useState(recentlyOpened);
  return {
    name: "opened",
    results: opened.map(({ title, to }) => ({
      id: `opened-${to}`,
      title,
      icon: <Clock size={18} aria-hidden />,
      to,
      run: () => void navigate({ to }),
    })),
  };
}
