/** One moment, in the time zone that is chosen. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { languageNames, languages } from "#src/domain/shared/languages.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Options, Select } from "#src/ui/kit/select.tsx";
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { InLanguage } from "./in-language.tsx";

const zones = ["Asia/Singapore", "Europe/Berlin", "America/Sao_Paulo", "UTC"];
const moment = new Date(Date.UTC(2026, 11, 4, 15, 30));

function Moment({ zone }: { zone: string }) {
  return useIntl().formatDate(moment, { dateStyle: "full", timeStyle: "short", timeZone: zone });
}

export function Dates() {
  const t = useText();
  const [zone, setZone] = useState(zones[0] ?? "UTC");
  return (
    <Stack>
      <Select
        aria-label={t("showcase-languages.i18n.zone")}
        frameCss={{ w: "56" }}
        value={zone}
        onChange={({ target }) => setZone(target.value)}
      >
        <Options values={zones} label={(each) => each.replace("_", " ")} />
      </Select>
      <PlainTable small>
        <tbody>
          {languages.map((language) => (
            <tr key={language}>
              <th scope="row" lang={language}>
                {languageNames[language]}
              </th>
              <td>
                <InLanguage language={language}>
                  <Moment zone={zone} />
                </InLanguage>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Stack>
  );
}
