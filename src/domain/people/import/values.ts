/** Parses import cells as dates, amounts and choices. */
import { isDate } from "../../shared/calendar.ts";
import { plain } from "./plain.ts";

/** Parses YYYY-MM-DD or day/month/year with slash, dot or hyphen; null if neither. */
export function dateOf(text: string): string | null {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const date = year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(date) ? date : null;
}

/** Parses `5,200.50`, `5.200,50` or `S$ 5200` to hundredths; null if invalid. */
export function hundredthsOf(text: string): number | null {
  const digits = text.replace(/^(S\$|SGD|\$)/i, "").replaceAll(/[\s']/g, "");
  const [, whole = "", cents = ""] =
    /^(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(digits) ??
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(digits) ??
    [];
  const value = Number(whole.replaceAll(/[.,]/g, "")) * 100 + Number(cents.padEnd(2, "0"));
  return whole === "" || !Number.isSafeInteger(value) ? null : value;
}

/** Parses `12.5` or `12,5`; null if invalid. */
export function decimalOf(text: string): number | null {
  return /^[-+]?\d{1,15}(?:[.,]\d{1,6})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}

const yes = new Set(["yes", "y", "true", "1", "x", "ja", "oui", "sim"]);
const no = new Set(["no", "n", "false", "0", "nein", "non", "nao"]);

export function yesNoOf(text: string): boolean | null {
  const word = plain(text);
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** Synonyms of choices in English, German, French and Portuguese. */
const words: Readonly<Record<string, string>> = {
  m: "male",
  man: "male",
  mannlich: "male",
  homme: "male",
  masculino: "male",
  f: "female",
  w: "female",
  woman: "female",
  weiblich: "female",
  femme: "female",
  feminino: "female",
  ledig: "single",
  celibataire: "single",
  solteiro: "single",
  solteira: "single",
  verheiratet: "married",
  marie: "married",
  mariee: "married",
  casado: "married",
  casada: "married",
  geschieden: "divorced",
  divorce: "divorced",
  divorcee: "divorced",
  divorciado: "divorced",
  divorciada: "divorced",
  verwitwet: "widowed",
  veuf: "widowed",
  veuve: "widowed",
  viuvo: "widowed",
  viuva: "widowed",
  sc: "citizen",
  singaporecitizen: "citizen",
  singaporean: "citizen",
  permanentresident: "pr",
  spr: "pr",
  singaporepr: "pr",
  foreign: "foreigner",
  fulltime: "permanent",
  unbefristet: "permanent",
  cdi: "permanent",
  efetivo: "permanent",
  contract: "fixedTerm",
  befristet: "fixedTerm",
  cdd: "fixedTerm",
  termo: "fixedTerm",
  teilzeit: "partTime",
  tempspartiel: "partTime",
  meioperiodo: "partTime",
  internship: "intern",
  praktikum: "intern",
  stagiaire: "intern",
  estagiario: "intern",
  month: "monthly",
  monatlich: "monthly",
  mensuel: "monthly",
  mensal: "monthly",
  day: "daily",
  hour: "hourly",
  week: "weekly",
  husband: "spouse",
  wife: "spouse",
  son: "child",
  daughter: "child",
  father: "parent",
  mother: "parent",
  brother: "sibling",
  sister: "sibling",
  inprinciple: "approvedInPrinciple",
  ipa: "approvedInPrinciple",
  valid: "issued",
  active: "issued",
  default: "auto",
  automatic: "auto",
  out: "optOut",
  previous: "other",
};

export function choiceOf<Choice extends string>(choices: readonly Choice[], text: string): Choice | null {
  const given = plain(text);
  const find = (word: string): Choice | undefined => choices.find((one) => plain(one) === plain(word));
  return find(given) ?? find(words[given] ?? "") ?? null;
}
