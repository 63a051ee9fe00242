/** Select, plural, date, money and relative time in one card. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { Language } from "#src/domain/shared/languages.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useLanguage } from "#src/ui/messages/use-language.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { InLanguage } from "./in-language.tsx";
import { LanguageChoice } from "./language-choice.tsx";

const genders = ["female", "male", "other"] as const;
type Gender = (typeof genders)[number];
const payday = new Date(Date.UTC(2026, 11, 23));

function Welcome({ gender, count }: { gender: Gender; count: number }) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const lines = [
    t("showcase-languages.i18n.messages", { count }),
    t("showcase-languages.i18n.payday", { date: intl.formatDate(payday, { dateStyle: "full", timeZone: "UTC" }) }),
    t("showcase-languages.i18n.balance", {
      amount: format.money(1_234_560),
    }),
    t("showcase-languages.i18n.seen", { time: intl.formatRelativeTime(-1, "day", { numeric: "auto" }) }),
  ];
  return (
    <div className={css({ display: "grid", gap: "1", p: "4", minH: "36", bg: "inset", borderRadius: "control" })}>
      <p className={css({ fontWeight: "semibold" })}>
        {t("showcase-languages.i18n.greeting", { gender, name: "Tan" })}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

export function Card() {
  const t = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [gender, setGender] = useState<Gender>("female");
  const [count, setCount] = useState(1);
  return (
    <Stack>
      <LanguageChoice value={language} onChange={setLanguage} />
      <Segmented
        label={t("showcase-languages.i18n.person")}
        value={gender}
        onChange={setGender}
        options={genders.map((value) => ({ value, label: t(`showcase-languages.i18n.person.${value}`) }))}
      />
      <Slider
        label={t("showcase-languages.i18n.count")}
        values={[count]}
        onChange={([next]) => setCount(next ?? 0)}
        max={12}
        largeStep={4}
      />
      <div className={css({ minH: "36" })}>
        <InLanguage language={language}>
          <Welcome gender={gender} count={count} />
        </InLanguage>
      </div>
    </Stack>
  );
}
