/** Which areas of messages there are, and the typed keys they give: `<area>.<key of its file>`. */
import type auth from "./auth/en.json";
import type cart from "./cart/en.json";
import type calculationSettings from "./calculation-settings/en.json";
import type calculators from "./calculators/en.json";
import type calculatorsChecks from "./calculators-checks/en.json";
import type calculatorsCpf from "./calculators-cpf/en.json";
import type calculatorsLeave from "./calculators-leave/en.json";
import type calculatorsPay from "./calculators-pay/en.json";
import type charts from "./charts/en.json";
import type common from "./common/en.json";
import type crud from "./crud/en.json";
import type customiser from "./customiser/en.json";
import type dashboard from "./dashboard/en.json";
import type email from "./email/en.json";
import type fields from "./fields/en.json";
import type grades from "./grades/en.json";
import type misc from "./misc/en.json";
import type notices from "./notices/en.json";
import type notifications from "./notifications/en.json";
import type rates from "./rates/en.json";
import type search from "./search/en.json";
import type shell from "./shell/en.json";
import type showcase from "./showcase/en.json";
import type showcaseActions from "./showcase-actions/en.json";
import type showcaseChoices from "./showcase-choices/en.json";
import type showcaseFields from "./showcase-fields/en.json";
import type showcaseForms from "./showcase-forms/en.json";
import type showcaseFrames from "./showcase-frames/en.json";
import type showcaseLists from "./showcase-lists/en.json";
import type showcaseOverlays from "./showcase-overlays/en.json";
import type showcaseRules from "./showcase-rules/en.json";
import type showcaseSigns from "./showcase-signs/en.json";
import type showcaseText from "./showcase-text/en.json";
import type tables from "./tables/en.json";
import type todo from "./todo/en.json";
import type tools from "./tools/en.json";
import type user from "./user/en.json";

/** One line per folder; a new area adds itself here. */
interface Catalogue {
  auth: typeof auth;
  cart: typeof cart;
  "calculation-settings": typeof calculationSettings;
  calculators: typeof calculators;
  "calculators-checks": typeof calculatorsChecks;
  "calculators-cpf": typeof calculatorsCpf;
  "calculators-leave": typeof calculatorsLeave;
  "calculators-pay": typeof calculatorsPay;
  charts: typeof charts;
  common: typeof common;
  crud: typeof crud;
  customiser: typeof customiser;
  dashboard: typeof dashboard;
  email: typeof email;
  fields: typeof fields;
  grades: typeof grades;
  misc: typeof misc;
  notices: typeof notices;
  notifications: typeof notifications;
  rates: typeof rates;
  search: typeof search;
  shell: typeof shell;
  showcase: typeof showcase;
  "showcase-text": typeof showcaseText;
  "showcase-choices": typeof showcaseChoices;
  "showcase-fields": typeof showcaseFields;
  "showcase-forms": typeof showcaseForms;
  "showcase-actions": typeof showcaseActions;
  "showcase-frames": typeof showcaseFrames;
  "showcase-lists": typeof showcaseLists;
  "showcase-overlays": typeof showcaseOverlays;
  "showcase-rules": typeof showcaseRules;
  "showcase-signs": typeof showcaseSigns;
  tables: typeof tables;
  todo: typeof todo;
  tools: typeof tools;
  user: typeof user;
}

export type MessageArea = keyof Catalogue;
export type MessageId = { [A in MessageArea]: `${A}.${keyof Catalogue[A] & string}` }[MessageArea];

export const languages = ["en", "de", "fr", "pt"] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, for the switch. */
export const languageNames: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", pt: "Português" };
