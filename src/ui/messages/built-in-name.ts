/** Names of what comes with the product, such as roles and religions, in the reader's language; what people named themselves stays as it is. */
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { countryName } from "./country-name.ts";
import { nameMessage, type WordedKind } from "./name-message.ts";
import { useLanguage } from "./use-language.ts";

/** Countries are named by the browser, the others by messages. */
export type NamedKind = WordedKind | "country";

export type BuiltInName = (kind: NamedKind, name: string) => string;

/** Of routes that load the messages of `names`. */
export function useBuiltInName(): BuiltInName {
  const intl = useIntl();
  const language = useLanguage();
  return useCallback(
    (kind, name) => {
      if (kind === "country") return countryName(name, language);
      const id = nameMessage(kind, name);
      return intl.messages[id] === undefined ? name : intl.formatMessage({ id });
    },
    [intl, language],
  );
}
