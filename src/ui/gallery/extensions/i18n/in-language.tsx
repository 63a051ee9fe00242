/** Shows its content in another language, without changing that of the app. */
import { css } from "#generated/styles/css/index.js";
import { use, useDeferredValue, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { localeOf, type Language } from "#src/domain/shared/languages.ts";
import { textsIn } from "#src/ui/messages/store.ts";

export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  // The language before, until the texts of the next one are loaded. The page waits for the first ones: cells that
  // were filled later would change the width of their column.
  const shown = useDeferredValue(language);
  const texts = use(textsIn("showcase-languages", shown));
  return (
    <div className={css({ minH: "1lh" })} lang={shown} aria-busy={shown !== language}>
      <IntlProvider locale={localeOf(shown)} messages={texts}>
        {children}
      </IntlProvider>
    </div>
  );
}
