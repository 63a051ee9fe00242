/** The steps of units and balances in the words of every language. */
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { type Language, languages } from "#src/domain/shared/languages.ts";
import { explainedSteps } from "../../../../../tests/golden/explained-calculations.ts";
import { operandsOf, wordsOf } from "../../statutory/shared/explanation/words.ts";

const buckets = ["y26 year 10 2026-01-01 2026-12-31", "carried carried 2 2026-01-01 2026-12-25"];
const steps = ["take 2026-03-02", "ask 2026-12-21"];
const { balance, units, funding } = explainedSteps(
  { buckets, steps, from: "2026-12-24", to: "2026-12-28", holidays: ["2026-12-25"] },
  "2026-12-24",
);

const expected: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Carried forward: Brought forward 2 days · Taken 1 day · Pending 1 day · Expires Dec 25, 2026 = 0 days",
    "Leave of the year: Granted 10 days · Expires Dec 31, 2026 = 10 days",
    "What can be taken: On Dec 24, 2026 = 10 days",
    "Days from the first to the last: From Dec 24, 2026 · To Dec 28, 2026 = 5 days",
    "Rest days and days off within it [Rest days: cost nothing] = 2 days",
    "Public holidays within it [Holidays: cost nothing] = 1 day",
    "What it costs = 2 days",
    "Balance before = 10 days",
    "Deducted: From: Leave of the year · Expires Dec 31, 2026 = -2 days",
    "Balance after = 8 days",
  ],
  de: [
    "Übertrag: Übernommen 2 Tage · Genommen 1 Tag · Beantragt 1 Tag · Verfällt am 25.12.2026 = 0 Tage",
    "Urlaub des Jahres: Gewährt 10 Tage · Verfällt am 31.12.2026 = 10 Tage",
    "Was genommen werden kann: Am 24.12.2026 = 10 Tage",
    "Tage vom ersten bis zum letzten: Von 24.12.2026 · Bis 28.12.2026 = 5 Tage",
    "Ruhetage und freie Tage darin [Ruhetage: kosten nichts] = 2 Tage",
    "Feiertage darin [Feiertage: kosten nichts] = 1 Tag",
    "Was er kostet = 2 Tage",
    "Guthaben davor = 10 Tage",
    "Abgezogen: Aus: Urlaub des Jahres · Verfällt am 31.12.2026 = -2 Tage",
    "Guthaben danach = 8 Tage",
  ],
  fr: [
    "Report: Reporté 2 jours · Pris 1 jour · En attente 1 jour · Expire le 25 déc. 2026 = 0 jour",
    "Congé de l’année: Accordé 10 jours · Expire le 31 déc. 2026 = 10 jours",
    "Ce qui peut être pris: Le 24 déc. 2026 = 10 jours",
    "Jours du premier au dernier: Du 24 déc. 2026 · Au 28 déc. 2026 = 5 jours",
    "Dont jours de repos et jours non travaillés [Jours de repos: ne coûtent rien] = 2 jours",
    "Dont jours fériés [Jours fériés: ne coûtent rien] = 1 jour",
    "Ce que coûte le congé = 2 jours",
    "Solde avant = 10 jours",
    "Déduit: Sur : Congé de l’année · Expire le 31 déc. 2026 = -2 jours",
    "Solde après = 8 jours",
  ],
  pt: [
    "Transitado: Transitado 2 dias · Gozado 1 dia · Pendente 1 dia · Expira em 25 de dez. de 2026 = 0 dia",
    "Férias do ano: Concedido 10 dias · Expira em 31 de dez. de 2026 = 10 dias",
    "O que pode ser gozado: Em 24 de dez. de 2026 = 10 dias",
    "Dias do primeiro ao último: De 24 de dez. de 2026 · A 28 de dez. de 2026 = 5 dias",
    "Dias de descanso e de folga incluídos [Dias de descanso: não contam] = 2 dias",
    "Feriados incluídos [Feriados: não contam] = 1 dia",
    "Quanto custa = 2 dias",
    "Saldo antes = 10 dias",
    "Descontado: De: Férias do ano · Expira em 31 de dez. de 2026 = -2 dias",
    "Saldo depois = 8 dias",
  ],
};

async function linesIn(language: Language): Promise<string[]> {
  const files = import.meta.glob<Record<string, string>>("../../statutory/calculators/messages/*.json", {
    import: "default",
  });
  const read = async (area: string) =>
    Object.entries((await files[`../../statutory/calculators/messages/${area}.${language}.json`]?.()) ?? {}).map(
      ([key, text]) => [`${area}.${key}`, text] as const,
    );
  const messages = Object.fromEntries([...(await read("calculators")), ...(await read("calculators-leave"))]);
  const intl = createIntl({ locale: language, messages });
  const format = {
    money: String,
    date: (day: string) => intl.formatDate(day, { dateStyle: "medium", timeZone: "UTC" }),
    number: (value: number) => intl.formatNumber(value),
  };
  const words = wordsOf(intl, format, "calculators-leave");
  return [...balance, ...(units ?? []), ...(funding ?? [])].map(({ rule, inputs, setting, result }) => {
    const given = Object.entries(inputs).map(([name, quantity]) => ({ name, ...quantity }));
    const chosen =
      setting && ` [${words.say(`field.${setting.name}`)}: ${words.say(`choice.${setting.name}.${setting.value}`)}]`;
    const operands = operandsOf({ inputs: given }, words);
    return `${words.say(`step.${rule}`)}${operands && `: ${operands}`}${chosen ?? ""} = ${words.quantity(result.unit, result.value, rule)}`;
  });
}

test.each(languages)("the steps read well in %s", async (language) => {
  expect(await linesIn(language)).toEqual(expected[language]);
});
