/** In which file of the build the texts of an area are. */
/** Areas with as many texts as several others of their module, which the pages of these would load with their own. */
const large =
  /^(?:people\/(?:employees|imports)|statutory\/(?:calculators|rates)|company\/(?:dashboard|company-settings)|payroll\/tax-(?:filings|clearances)|platform\/settings)$/;

/** Shown in all languages at once. */
const inAllLanguages = /^showcase-languages$/;

/** Of what opens from the layout, with which they come. */
const ofPanels = /^(?:customiser|developer|search|tour)$/;

/** Of the HR dashboard and a page of their own. */
const ofNotifications = /^notifications$/;

/** Few texts, for pages of several modules. */
const ofAllPages = /^(?:common|leave-cards|payroll-reports)$/;

/**
 * Texts: one file per language and module, and one with what all pages need, mostly those of the shell. Those of approvals
 * and people are together: most pages of either need both.
 */
export function textsOf(id: string): string | undefined {
  const [, folder = "", area = "", language = ""] =
    /\/src\/ui\/(.*?)\/?messages\/([a-z0-9-]+)\.([a-z]{2})\.json$/.exec(id) ?? [];
  const common =
    /\/messages\/files\/([a-z]{2})\.gen\.ts$/.exec(id)?.[1] ?? (ofAllPages.test(area) ? language : undefined);
  if (common !== undefined) return `texts-${common}`;
  if (area === "") return undefined;
  if (inAllLanguages.test(area)) return `texts-${area}`;
  if (ofPanels.test(area)) return `texts-panels-${language}`;
  if (ofNotifications.test(area)) return `texts-notifications-${language}`;
  const [, module] = /^(?:hrms|demo)\/(.+)/.exec(folder) ?? [];
  const group =
    (module !== undefined &&
      (large.test(module) ? module.replace("/", "-") : module.replace(/\/.*/, "").replace("approvals", "people"))) ||
    (/^gallery/.test(folder) && !/^(showcase|showcase-rules)$/.test(area)
      ? area
      : area === "auth" || area === "mfa"
        ? "sign-in"
        : /^(session|misc)/.test(folder)
          ? "entry"
          : undefined);
  return group === undefined ? `texts-${language}` : `texts-${group}-${language}`;
}
