/** The four languages, each in its own name. */
import { languageNames, languages, type Language } from "#src/domain/shared/languages.ts";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function LanguageChoice({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const t = useText();
  return (
    <Segmented<Language>
      label={t("showcase-languages.i18n.language")}
      value={value}
      onChange={onChange}
      options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
    />
  );
}
