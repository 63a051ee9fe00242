/** The language that is chosen; `locale` of react-intl says how it is written. */
import type { Language } from "#src/domain/shared/languages.ts";
import { useSyncExternalStore } from "react";
import { currentTexts, subscribe } from "./store.ts";

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentTexts).language;
}
