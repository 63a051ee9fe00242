/** Part named by the URL hash (`#nav-looks-shifts`); hashes of other examples are ignored. */
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";

export function usePart<Name extends string>(example: string, names: readonly Name[], first: Name): Name {
  const hash = useLocation({ select: (location) => location.hash });
  const named = names.find((name) => hash === partHash(example, name));
  const [kept, keep] = useState(first);
  useEffect(() => {
    if (named !== undefined) keep(named);
  }, [named]);
  return named ?? kept;
}

export const partHash = (example: string, name: string): string => `nav-${example}-${name}`;
