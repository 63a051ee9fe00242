/** One number in all languages. */
import { useState } from "react";
import { languageNames, languages } from "#src/domain/shared/languages.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { InLanguage } from "./in-language.tsx";

function Message({ count }: { count: number }) {
  const t = useText();
  return t("showcase-languages.i18n.messages", { count });
}

export function Plurals() {
  const t = useText();
  const [count, setCount] = useState(1);
  return (
    <Stack>
      <Slider
        label={t("showcase-languages.i18n.count")}
        values={[count]}
        onChange={([next]) => setCount(next ?? 0)}
        max={20}
        largeStep={5}
      />
      <PlainTable small>
        <tbody>
          {languages.map((language) => (
            <tr key={language}>
              <th scope="row" lang={language}>
                {languageNames[language]}
              </th>
              <td>
                <InLanguage language={language}>
                  <Message count={count} />
                </InLanguage>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Stack>
  );
}
