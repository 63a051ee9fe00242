/** `npm run pictures`: the pictures of the README, from the product as it runs with its samples. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type Skin } from "../tests/journeys/support/app.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { main } from "./lib/failure.ts";
import { root } from "./lib/run.ts";
import { buildSite } from "./lib/site.ts";

interface Picture {
  /** In `docs/`. */
  readonly file: string;
  readonly path: string;
  readonly skin: Skin;
  /** Shows that the page has its data. */
  readonly ready: string;
}

const pictures: readonly Picture[] = [
  {
    file: "screenshot.png",
    path: `/companies/${sampleCompanies.trading.id}/dashboard`,
    skin: "light",
    ready: "[aria-label='Recent changes'] li",
  },
  {
    file: "screenshot-email.png",
    path: "/apps/email/inbox?mail=26",
    skin: "dark",
    ready: "[data-mail-list] li",
  },
];

main(async () => {
  await ensureChromium();
  await buildSite();
  const app = await openApp();
  try {
    for (const { file, path, skin, ready } of pictures) {
      const { page, context } = await app.open(path, { account: "admin@demo.com", skin });
      await page.locator(ready).first().waitFor();
      // Stars, counts and other parts that load when the page is idle.
      await page.waitForLoadState("networkidle");
      const picture = await page.screenshot({ animations: "disabled" });
      writeFileSync(join(root, "docs", file), picture);
      await context.close();
      console.log(`docs/${file}  ${path}`);
    }
  } finally {
    await app.close();
  }
});
