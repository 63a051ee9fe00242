/** The selected language; use react-intl's `locale` for formatting. */
import type { Language } from "#src/domain/shared/languages.ts";
import { useSyncExternalStore } from "react";
import { currentTexts, subscribe } from "./store.ts";

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentTexts).language;
}
