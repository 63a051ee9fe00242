/** The language that is chosen; `locale` of react-intl says how it is written. */
import { useSyncExternalStore } from "react";
import type { Language } from "./catalogue.ts";
import { currentTexts, subscribe } from "./store.ts";

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentTexts).language;
}
