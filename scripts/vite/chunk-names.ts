/** Names of the files of the build: which modules go where, by their paths. chunks.ts decides what no table names. */

/** The first pattern that matches counts. `$1` is its group. */
type NameTable = readonly (readonly [RegExp, string])[];

export function nameIn(table: NameTable, id: string): string | undefined {
  const [pattern, name] = table.find(([each]) => each.test(id)) ?? [];
  return pattern && name?.replace("$1", (pattern.exec(id)?.[1] ?? "").replace("/", "-"));
}

/** The tabs of a person's record, on pages without a table. */
export const recordParts = "people-records-parts";

/** Files by where a lazily loaded module is. */
export const homes: NameTable = [
  [/\/src\/ui\/gallery\/([^/]+)\/.*\?raw$/, "code-$1"],
  [/\/src\/ui\/gallery\/foundations\/icons\/page\.ts$/, "gallery-icons"],
  [/\/src\/ui\/gallery\/([^/]+\/[^/]+)\/page\.ts$/, "gallery-$1"],
  [/\/src\/ui\/gallery\/datatables\//, "gallery-datatables"],
  [/\/src\/ui\/gallery\/parts\/icons\//, "gallery-icons"],
  [/\/src\/ui\/gallery\//, "gallery"],
  [/\/menu-badge\.tsx$/, "extras"],
  // Small tabs; what they open is in a file of its own.
  [/\/people\/my-profile\/(?:(?:sessions|mail|privacy)-panel|password-tab)\.tsx$/, "people-my-profile"],
  // What a person's record opens, on two pages; and what only the list opens.
  [/\/people\/employees\/(?:export-dialog|bulk-dialog|bulk-results)\.tsx$/, "people-employees-parts"],
  [/\/people\/employees\/(?:items|payslips)-tab\.tsx$/, "payroll-records-parts"],
  // What the actions of a record open, with controls that its tabs do without.
  [/\/people\/employees\/(?:record-task|invite-dialog|pay-hints)\.tsx$/, "people-tasks-parts"],
  [/\/people\/employees\/form\/ready-fields\.tsx$/, "people-new-employee"],
  [/\/people\/(?:employees\/|my-profile\/(?:employment-panel|own-tasks)\.tsx$)/, recordParts],
  [/\/payroll\/shared\/add-item-dialog\.tsx$/, "payroll-shared-parts"],
  // An answer brings the editor, reading does not.
  [/\/demo\/email\/(?:answer-form|compose-window)\.tsx$/, "email-writing-parts"],
  // Beside the rows of a list.
  [
    /\/src\/ui\/hrms\/([^/]+\/[^/]+)\/(?:department-tree|chain-card|mfa-policy-card|report-link|import-button)\.tsx$/,
    "$1",
  ],
  [/\/src\/ui\/hrms\/statutory\/calculators\/declared\//, "calculators"],
  // What these open on demand is small.
  [/\/src\/ui\/hrms\/(payroll\/(?:pay-periods|employee-pay-items))\//, "$1"],
  [/\/src\/ui\/demo\/(todo)\//, "$1"],
  [/\/src\/ui\/hrms\/([^/]+\/[^/]+)\/area\.ts$/, "$1"],
  [/\/src\/ui\/hrms\/([^/]+\/[^/]+)\//, "$1-parts"],
  [/\/src\/ui\/demo\/([^/]+)\//, "$1-parts"],
  [
    /\/src\/ui\/layout\/notices\/|\/(?:bookmarks-bar|star-button|own-bookmarks|cart-badge|unread-badge|tasks-button)\.tsx$|\/layout\/demo-data\.ts$/,
    "extras",
  ],
  [/\/session\/idle-sign-out\.ts$/, "extras"],
  [/\/src\/ui\/layout\/developer\//, "developer"],
  [/\/src\/ui\/layout\/tour\//, "tour"],
  [/\/src\/ui\/layout\//, "panels"],
  [/\/chart-canvas\.tsx$/, "chart"],
  [/\/src\/ui\/map\//, "map"],
  [/\/rich-text-editor\.tsx$/, "rich-text"],
  [/\/kit\/(?:menu|popover|dialog)-panel\.tsx$/, "extras"],
  [/\/src\/ui\/(?:table|list)\//, "list-parts"],
  [/\/src\/ui\/(?:kit|chart|form|messages)\//, "controls"],
  [/\/src\/ui\/session\/mfa\/code-step/, "codes"],
  [/\/src\/ui\/session\/mfa\//, "mfa"],
  [/\/src\/ui\/session\/session-ended-dialog/, "panels"],
  [/\/routes\/pages\/login-|\/src\/ui\/session\//, "sign-in"],
  [/\/routes\/(?:dev|page-layout)\//, "pages"],
  [/\/routes\/(?!_app\b)/, "entry"],
  [/\/generated\//, "controls"],
];

/** Pages of the shell: by the module or app that a route's file imports. */
export const pageHomes: NameTable = [
  [/\/src\/ui\/hrms\/statutory\/(calculators)\//, "$1"],
  [/\/people\/employees\/(?:employees-page\.tsx|employee-list\.ts)$/, "people-employee-list"],
  [/\/people\/employees\/new-page\.tsx$/, "people-new-employee"],
  [/\/people\/my-profile\/home-page\.tsx$/, "people-home"],
  [/\/src\/ui\/hrms\/([^/]+\/[^/]+)\//, "$1"],
  [/\/src\/ui\/demo\/([^/]+)\//, "$1"],
  [/\/src\/ui\/gallery\/(datatables)\//, "gallery-$1"],
  [/\/src\/ui\/gallery\//, "gallery"],
  [/\/src\/ui\/crud\//, "crud"],
  [/\/src\/ui\/layout\/(notifications)\//, "$1"],
  [/\/src\/ui\/layout\//, "pages"],
];

/** Heavy parts and their libraries, wherever they are used. */
export const pinned: NameTable = [
  [/\/kit\/rich-text-/, "rich-text"],
  [/\/kit\/(?:sanitize|safe-html)\.tsx?$/, "sanitizer"],
  [/\/form\/wizard\/(?:step-list\.tsx|steps\.ts)$/, "kit"],
  [/\/kit\/use-row-drag\.ts$|\/form\/(?:repeater\/|controls\/rows-input\.tsx$)/, "controls"],
  // Codes are asked for after a password, or in a dialog.
  [/\/session\/(?:code-input|code-form|verify-by-code|mfa\/app-code-form)\.tsx$/, "codes"],
  [/\/kit\/slider\.tsx$|\/chart\/chart-(?:brush\.tsx|range\.ts)$/, "sliders"],
  [/\/kit\/chakra-locale\.tsx$/, "kit"],
  // What uses Chakra's own styles.
  [/\/kit\/chakra\.tsx$|\/theme\/system\.ts$/, "chakra"],
  [/\/kit\/qr-code\.tsx$/, "qr-code"],
  [/\/list\/tabbed-list\.tsx$/, "tabbed-lists"],
  [/\/domain\/shared\/csv-rows\.ts$/, "controls"],
  [/\/kit\/tour\.tsx$/, "tour"],
  [/\/src\/ui\/map\//, "map"],
  [/\/gallery\/parts\/(?:read|write)-sheet\.ts$/, "gallery-sheets"],
  [/\/gallery\/parts\/(?:carousel|swiper)\.tsx$/, "gallery-carousels"],
  [/\/gallery\/parts\/number-input\.tsx$/, "chakra"],
  [/\/kit\/(?:toast-(?:stack|card)|files\/active-zone)\.tsx$/, "extras"],
  [/\/layout\/notifications\/(?:latest|notice-|use-(?:marks|notices))/, "home-cards"],
  [/\/(?:leave\/shared\/leave-cards|attendance\/shared\/(?:clock-card|roster-card|own-time))\.tsx$/, "home-cards"],
  [/\/hrms\/integrations\/shared\//, "kit"],
  // Small, and needed by pages of several modules, or of lists and records.
  [
    /\/crud\/(?:delete-dialog|record-menu)\.tsx$|\/kit\/files\/(?:(?:file-rules|upload-problem)\.ts|(?:drop-zone|zone-frame)\.tsx)$/,
    "kit",
  ],
  [/\/payroll\/shared\/(?:report-(?:figures|query|value)|month)\.tsx?$/, "kit"],
  [
    /\/leave\/shared\/leave-colour\.tsx$|\/attendance\/shared\/(?:problem-text\.ts|minutes\.tsx)$|\/zoned-time\.ts$/,
    "kit",
  ],
];

/** What is not ours, or generated; libraries that one file would take along though others need them without it. */
export const others: NameTable = [
  [/\/messages\/files\/gallery\.gen\.ts$/, "gallery"],
  // What all of Chakra's controls use.
  [
    /\/node_modules\/(?:@zag-js\/(?:core|react|utils|types|anatomy|i18n-utils|dom-query|focus-visible|live-region|interact-outside)|@ark-ui\/react\/dist\/(?:providers|utils|components\/field))\//,
    "kit",
  ],
  // What the bundler adds.
  [/^\0(?:rolldown|vite)\//, "framework"],
  [
    /\/node_modules\/(?:@zag-js\/tags-input|@ark-ui\/react\/dist\/components\/tags-input|@chakra-ui\/react\/dist\/esm\/components\/tags-input)\//,
    "chakra",
  ],
  [/\/@tanstack\/.*\/(?:queriesObserver|useQueries)\.js$/, "kit"],
];

/** What several pages use, but so few that the others should not load it. */
export const rare: NameTable = [
  [
    /\/src\/ui\/form\/(?!(?:.*\/)?(?:named-options|form-fields|use-fields-form|simple-controls)\.tsx?)|\/src\/ui\/kit\/(?:files|date-|radio|field-group|month-)/,
    "controls",
  ],
];

/** Files take along what they import of libraries: those that others import come first. */
export const tiers = [
  /^framework$/,
  /^sign-in$/,
  /^shell$/,
  /^kit$/,
  /^lists$/,
  /^chakra$/,
  /^codes$/,
  /^extras$/,
  /^controls$/,
  /^list-parts$/,
  /^(?:sanitizer|home-cards|qr-code|sliders)$/,
  /^(?!gallery|code|texts)[a-z]+$/,
  /^(?!gallery|code|texts).*(?<!-parts)$/,
  /-parts$/,
  /./,
];
