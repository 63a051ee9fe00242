/** The customiser for its journeys: opening it, choosing settings, and the resulting appearance. */
import type { Locator, Page } from "playwright-core";
import type { PageOptions, TestApp, TestPage } from "./app.ts";

export async function openDashboard(app: TestApp, options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open("/start", { account: "admin@demo.com", width: 1440, ...options });
  await opened.page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  await opened.page.getByRole("list", { name: "Recent changes" }).waitFor();
  return opened;
}

export async function openCustomiser(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Customise" }).click();
  const drawer = page.getByRole("dialog", { name: "Customise" });
  await drawer.waitFor();
  return drawer;
}

export async function choose(drawer: Locator, group: string, choice: string): Promise<void> {
  await drawer
    .getByRole("radiogroup", { name: group, exact: true })
    .getByRole("radio", { name: choice, exact: true })
    .check();
}

/** Current boxes and styles of the shell. */
export function shellNow(page: Page) {
  return page.evaluate(() => {
    const html = document.documentElement;
    const box = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element?.checkVisibility()) return null;
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    };
    const style = (selector: string, name: string): string => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element).getPropertyValue(name) : "";
    };
    return {
      canvas: getComputedStyle(html).backgroundColor,
      accent: getComputedStyle(html).getPropertyValue("--hr-accent").trim(),
      fontSize: getComputedStyle(html).fontSize,
      direction: getComputedStyle(html).direction,
      overflow: Math.max(0, html.scrollWidth - html.clientWidth),
      // Without the scrollbar gutter.
      window: document.body.getBoundingClientRect().right,
      menu: box("aside"),
      menuColor: style("aside", "background-color"),
      menuBar: box("header nav[aria-label='Main menu']"),
      navbar: box("[data-navbar-color]"),
      navbarColor: style("[data-navbar-color]", "background-color"),
      headerPosition: style("header", "position"),
      content: box("main"),
      footer: box("footer"),
      footerPosition: style("footer", "position"),
    };
  });
}
