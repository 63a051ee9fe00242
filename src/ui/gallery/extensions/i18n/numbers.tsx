/** The same value as number, money, percentage and in short. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { languageNames, languages } from "#src/domain/shared/languages.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { InLanguage } from "./in-language.tsx";

const styles = {
  number: {},
  money: { style: "currency", currency: "SGD", currencyDisplay: "narrowSymbol" },
  percent: { style: "percent", maximumFractionDigits: 1 },
  compact: { notation: "compact", compactDisplay: "long" },
} as const;
type Style = keyof typeof styles;
const names = Object.keys(styles) as Style[];

function Value({ style }: { style: Style }) {
  return useIntl().formatNumber(style === "percent" ? 0.1234 : 1234567.8, styles[style]);
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
