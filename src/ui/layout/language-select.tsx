/** Language select for pages without a navbar: a native select, to keep sign-in pages small. */
import { type Language, languageNames, languages } from "#src/domain/shared/languages.ts";
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Languages } from "lucide-react";
import { setLanguage } from "../messages/store.ts";
import { useLanguage } from "../messages/use-language.ts";
import { useText } from "../messages/use-text.ts";

const Native = chakra("select", {
  base: {
    appearance: "none",
    h: "8",
    paddingInlineStart: "8",
    paddingInlineEnd: "2.5",
    bg: "transparent",
    color: "text.muted",
    fontSize: "sm",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { bg: "hover", color: "text" },
    "& option": { bg: "raised", color: "text" },
  },
});

export function LanguageSelect() {
  const chosen = useLanguage();
  const t = useText();
  return (
    <div className={css({ position: "relative" })}>
      <span
        className={css({
          position: "absolute",
          insetInlineStart: "2.5",
          insetBlock: "0",
          display: "grid",
          alignItems: "center",
          color: "text.muted",
          pointerEvents: "none",
        })}
      >
        <Languages size={16} aria-hidden />
      </span>
      <Native
        aria-label={t("common.language")}
        value={chosen}
        onChange={(event) => void setLanguage(event.target.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Native>
    </div>
  );
}
