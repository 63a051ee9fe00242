/** Shows its content in another language, without changing that of the app. */
import { useQuery } from "@tanstack/react-query";
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { localeOf, type Language } from "#src/domain/shared/languages.ts";
import { textsIn } from "#src/ui/messages/store.ts";

export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["texts", "showcase-data", language],
    queryFn: () => textsIn("showcase-data", language),
    staleTime: Infinity,
    // The language before, until the next one is loaded.
    placeholderData: (before) => before,
  });
  return (
    <div className={css({ minH: "1lh" })} lang={language} aria-busy={isPlaceholderData}>
      {data && (
        <IntlProvider locale={localeOf(language)} messages={data}>
          {children}
        </IntlProvider>
      )}
    </div>
  );
}
