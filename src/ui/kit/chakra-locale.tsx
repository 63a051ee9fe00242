/** Language and direction for the hooks of Chakra's components, which need nothing else of Chakra. */
import { LocaleProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useLanguage } from "../messages/use-language.ts";
import { useSettings } from "../theme/settings-store.ts";

export function ChakraLocale({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { direction } = useSettings();
  // The direction is derived from the locale's script.
  return <LocaleProvider locale={direction === "rtl" ? `${language}-Arab` : language}>{children}</LocaleProvider>;
}
