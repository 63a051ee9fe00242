/** The language of the whole app. */
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { languageNames } from "#src/domain/shared/languages.ts";
import { setLanguage } from "#src/ui/messages/store.ts";
import { useLanguage } from "#src/ui/messages/use-language.ts";
import { LanguageChoice } from "./language-choice.tsx";

export function App() {
  const language = useLanguage();
  return (
    <Stack>
      <LanguageChoice value={language} onChange={(next) => void setLanguage(next)} />
      <Result>{languageNames[language]}</Result>
    </Stack>
  );
}
