/** The same value as number, money, percentage and in short. */
import { useState } from "react";
import { languageNames, languages } from "#src/domain/shared/languages.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { InLanguage } from "./in-language.tsx";

const styles = {
  number: {},
  percent: { style: "percent", maximumFractionDigits: 1 },
  compact: { notation: "compact", compactDisplay: "long" },
} as const;
const names = ["number", "money", "percent", "compact"] as const;
type Style = (typeof names)[number];

function Value({ style }: { style: Style }) {
  const format = useFormat();
  if (style === "money") return format.money(123_456_780);
  return format.number(style === "percent" ? 0.1234 : 1234567.8, styles[style]);
}

export function Numbers() {
  const t = useText();
  const [style, setStyle] = useState<Style>("number");
  return (
    <Stack>
      <Segmented
        label={t("showcase-languages.i18n.value")}
        value={style}
        onChange={setStyle}
        options={names.map((value) => ({ value, label: t(`showcase-languages.i18n.style.${value}`) }))}
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
                  <Value style={style} />
                </InLanguage>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Stack>
  );
}
