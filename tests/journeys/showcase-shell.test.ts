/** The shell, the page layouts, the data table and the frames of charts and maps show everything they must: a missing part fails. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { example } from "./support/examples.ts";

let app: TestApp;
let opened: TestPage;
beforeAll(async () => {
  app = await openApp();
  opened = await app.open("/pages/pricing", { account: "admin@demo.com", width: 1440, height: 900 });
  await opened.page.locator("[data-plan]").first().waitFor();
});
afterAll(() => app.close());

type Find = (page: Page) => Locator;

interface Shown {
  readonly path: string;
  /** Opens what the parts are in. */
  readonly open?: (page: Page) => Promise<unknown>;
  readonly parts: Readonly<Record<string, Find>>;
}

const bar: Find = (page) => page.getByRole("banner");
const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });
const inBar =
  (name: string | RegExp): Find =>
  (page) =>
    bar(page).getByRole("button", { name });
const inMenu =
  (name: string): Find =>
  (page) =>
    page.getByRole("menuitem", { name, exact: true });
const inMain =
  (role: "button" | "link", name: string | RegExp): Find =>
  (page) =>
    page.getByRole("main").getByRole(role, { name }).first();

const palette =
  (group: string): Find =>
  (page) =>
    dialog(page, "Search and commands").getByRole("group", { name: group, exact: true });

/** A group of the customiser with all its choices. */
const setting =
  (name: string, ...choices: readonly string[]): Find =>
  (page) =>
    choices.reduce(
      (group, choice) => group.filter({ has: page.getByRole("radio", { name: choice, exact: true }) }),
      dialog(page, "Customise").getByRole("radiogroup", { name, exact: true }),
    );
const checkbox =
  (name: string): Find =>
  (page) =>
    dialog(page, "Customise").getByRole("checkbox", { name });

const layout = (name: string, heading: string): Shown => ({
  path: `/page-layout/${name}`,
  parts: {
    "its name": (page) => page.getByRole("heading", { level: 1, name: heading }),
    "a link to the customiser": (page) => page.getByRole("button", { name: "Open the customiser" }),
  },
});

/** The frame that all charts share; `first` has a range, and `several` a legend. */
const charts = (name: string, first: string, several: string, range: string): Shown => {
  const within =
    (of: string, find: (result: Locator) => Locator): Find =>
    (page) =>
      find(example(page, of)).first();
  return {
    path: `/charts/${name}`,
    open: (page) =>
      example(page, first)
        .getByRole("button", { name: /^Download / })
        .first()
        .click(),
    parts: {
      "picture download": inMenu("Image (PNG)"),
      "values download": inMenu("Values (CSV)"),
      "legend that toggles": within(several, (one) => one.getByRole("list", { name: "Legend" }).getByRole("button")),
      "values by keyboard": within(first, (one) => one.getByRole("slider", { name: /^Data for / })),
      brush: within(first, (one) => one.getByRole("slider", { name: "From" })),
      "range picker": within(range, (one) => one.getByRole("radiogroup").or(one.getByRole("slider", { name: "To" }))),
      summary: within(first, (one) => one.getByText(/^Highest: /)),
      "table of values": within(first, (one) => one.getByRole("button", { name: "Show as table" })),
      "loading and empty states": within("states", (one) => one.getByRole("radio", { name: "Empty" })),
    },
  };
};

const shown: Readonly<Record<string, Shown>> = {
  search: {
    path: "/pages/pricing",
    async open(page) {
      await page.keyboard.press("ControlOrMeta+k");
      await dialog(page, "Search and commands").getByRole("combobox").fill("li");
    },
    parts: {
      pages: palette("Pages"),
      files: palette("Files"),
      contacts: palette("Contacts"),
      "areas of the product": palette("Areas"),
      "records of HR": palette("Records"),
      actions: palette("Actions"),
      "matches highlighted": (page) => palette("Pages")(page).locator("mark").first(),
      "a chosen option": (page) => dialog(page, "Search and commands").getByRole("option", { selected: true }),
    },
  },
  bookmarks: {
    path: "/apps/todo",
    open: (page) => bar(page).getByRole("button", { name: "Bookmarks", exact: true }).click(),
    parts: {
      "bar of icons": (page) => page.getByRole("navigation", { name: "Bookmarks" }).getByRole("link", { name: "Chat" }),
      "search over pages": (page) => dialog(page, "Bookmarks").locator("input").first(),
      "toggle in each row": (page) => dialog(page, "Bookmarks").getByRole("button", { name: "Bookmark “Chat”" }),
      "star of the page": (page) => page.getByRole("main").getByRole("button", { name: /^Bookmark “/ }),
    },
  },
  navbar: {
    path: "/pages/pricing",
    open: (page) => inBar(/^Account of/)(page).click(),
    parts: {
      language: inBar("Language"),
      skin: inBar("Appearance"),
      cart: inBar("Shopping cart"),
      notifications: inBar("Notifications"),
      profile: inMenu("My profile"),
      settings: inMenu("Account settings"),
      pricing: inMenu("Pricing"),
      questions: inMenu("FAQ"),
      "sign out": inMenu("Sign out"),
    },
  },
  notifications: {
    path: "/pages/pricing",
    open: (page) => inBar("Notifications")(page).click(),
    parts: {
      all: (page) => page.getByRole("tab", { name: "All" }),
      unread: (page) => page.getByRole("tab", { name: "Unread" }),
      "mark all as read": (page) => page.getByRole("button", { name: "Mark all as read" }),
      "all of them": (page) => page.getByRole("link", { name: "Show all notifications" }),
    },
  },
  menu: {
    path: "/apps/email/inbox",
    parts: {
      groups: (page) => page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Apps" }),
      "page that is open": (page) =>
        page.getByRole("navigation", { name: "Main menu" }).locator("a[aria-current=page]", { hasText: "Email" }),
      badge: (page) =>
        page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: /^Email \d+ unread$/ }),
      "collapse to icons": (page) => page.getByRole("button", { name: "Collapse menu" }),
    },
  },
  customiser: {
    path: "/pages/pricing",
    open: (page) => inBar("Customise")(page).click(),
    parts: {
      skin: setting("Theme", "Light", "Bordered", "Dark", "Semi-dark"),
      "preset palettes": setting("Accent colour", "Teal", "Indigo", "Violet", "Rose", "Graphite"),
      "text size": setting("Text size", "Normal", "Large", "Larger"),
      density: setting("Density", "Comfortable", "Compact"),
      "right to left": setting("Direction", "Left to right", "Right to left"),
      "menu layout": setting("Menu layout", "Vertical", "Horizontal"),
      "menu collapsed": checkbox("Collapse the menu to icons"),
      "menu hidden": checkbox("Hide the menu"),
      "navbar type": setting("Navbar type", "Floating", "Sticky", "Static", "Hidden"),
      "navbar colour": setting("Navbar colour", "White", "Tinted", "Accent", "Dark"),
      "content width": setting("Content width", "Full", "Boxed"),
      footer: setting("Footer", "Static", "Sticky", "Hidden"),
      transition: setting("Page transition", "None", "Fade", "Slide", "Zoom"),
      "back to top": checkbox("Back-to-top button"),
      reset: (page) => dialog(page, "Customise").getByRole("button", { name: "Reset to defaults" }),
    },
  },
  "collapsed menu": layout("collapse-menu", "Collapsed menu"),
  "boxed layout": layout("layout-boxed", "Boxed layout"),
  "without menu": layout("without-menu", "Without menu"),
  "empty layout": layout("layout-empty", "Your page starts here"),
  "data table": {
    path: "/datatables/advance",
    open: (page) => inMain("button", "Export")(page).click(),
    parts: {
      search: (page) => page.getByRole("main").getByLabel("Search employees"),
      "filter of text": inMain("button", "Name"),
      "filter of a range": inMain("button", "Age"),
      "filter of dates": inMain("button", "Start"),
      "filter of choices": inMain("button", "Status"),
      export: inMenu("Save as CSV"),
      print: inMenu("Print"),
      copy: inMenu("Copy for a spreadsheet"),
      grouping: inMain("button", "Group"),
      "ten thousand rows": inMain("button", "10,000 rows"),
      "saved views": inMain("button", "Views"),
      "columns shown and hidden": inMain("button", "Columns"),
      "columns moved and pinned": inMain("button", "Column Pay"),
      "columns resized": (page) => page.getByRole("separator").or(page.locator("[data-resize]")).first(),
      "sorted column": (page) => page.locator("th[aria-sort], [role=columnheader][aria-sort]").first(),
      "rows selected": (page) => page.getByRole("checkbox", { name: /Nurul Aisyah Rahman/ }),
      "edited in place": inMain("button", /Area of Nurul Aisyah Rahman$/),
      "page size": (page) => page.getByRole("combobox", { name: /Rows/ }),
    },
  },
  "apex charts": charts("apex", "area", "columns", "line"),
  "chart.js": charts("chartjs", "brush", "stacked", "brush"),
  recharts: charts("recharts", "synced", "stacked", "area"),
  map: {
    path: "/maps/leaflet",
    parts: {
      attribution: (page) => example(page, "markers").locator(".leaflet-control-attribution"),
      zoom: (page) => example(page, "markers").getByRole("button", { name: "Zoom in" }),
      "moved by keyboard": (page) => example(page, "markers").getByRole("region"),
      coordinates: (page) => example(page, "dragging").getByLabel("Latitude"),
      layers: (page) => example(page, "layers").getByRole("radiogroup"),
      "own location": (page) => example(page, "location").getByRole("button", { name: "Find my location" }),
      "base map without a server": (page) => example(page, "markers").getByText("Simplified base map"),
    },
  },
};

async function missingOf(page: Page, parts: Shown["parts"]): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, find]) => ((await find(page).first().isVisible()) ? [] : [name])),
  );
  return found.flat();
}

describe.each(Object.entries(shown))("%s", (_name, { path, open, parts }) => {
  test("shows everything it must", async () => {
    const { page, goTo, faults } = opened;
    await goTo(path);
    await page.locator("h1").first().waitFor();
    await open?.(page);
    await expect.poll(() => missingOf(page, parts), { timeout: 30_000 }).toEqual([]);
    expect(faults).toEqual([]);
  });
});

test("the blank layout has nothing of the shell, and a way out", async () => {
  const { page, goTo } = opened;
  await goTo("/page-layout/layout-blank");
  await page.getByRole("link", { name: "Back to the app" }).waitFor();
  expect(await page.getByRole("navigation", { name: "Main menu" }).count()).toBe(0);
});
