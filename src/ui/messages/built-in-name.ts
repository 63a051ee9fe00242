/** Translated names of built-in records such as roles and religions; names entered by users stay as they are. */
import { useCallback, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import type { countryName } from "./country-name.ts";
import { nameMessage, type WordedKind } from "./name-message.ts";
import { useLanguage } from "./use-language.ts";

/** Countries are named by the browser, the others by messages. */
export type NamedKind = WordedKind | "country";

export type BuiltInName = (kind: NamedKind, name: string) => string;

/** Loaded when the first country is named in another language than the stored one. */
let countries: typeof countryName | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function loadCountryNames(): Promise<void> {
  ({ countryName: countries } = await import("./country-name.ts"));
  for (const listener of listeners) listener();
}

/** Needs the `names` messages, loaded by the route. */
export function useBuiltInName(): BuiltInName {
  const intl = useIntl();
  const language = useLanguage();
  const named = useSyncExternalStore(subscribe, () => countries);
  return useCallback(
    (kind, name) => {
      if (kind === "country") {
        if (!named && language !== "en") void loadCountryNames();
        return named?.(name, language) ?? name;
      }
      const id = nameMessage(kind, name);
      return intl.messages[id] === undefined ? name : intl.formatMessage({ id });
    },
    [intl, language, named],
  );
}
