/** Many people: 100,000 in 20 tenants, pages of their list beside the bare SQL, an import of 10,000 more, and how soon the list shows itself. */
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { middleLoad } from "../../tests/journeys/slow-profile.ts";
import { openApp } from "../../tests/journeys/support/app.ts";
import { ensureChromium } from "../lib/chromium.ts";
import { buildSite } from "../lib/site.ts";
import { signedIn } from "./call.ts";
import { fillPeople } from "./fill-people.ts";
import { importPeople } from "./people-import.ts";
import { listPeople } from "./people-list.ts";
import { table } from "./table.ts";

const tenants = 20;
const peopleOfEach = 5_000;
const imported = 10_000;

export async function people(): Promise<void> {
  await buildSite();
  await ensureChromium();
  const companyId = sampleCompanies.trading.id;
  const app = await openApp();
  try {
    const started = performance.now();
    await fillPeople(app.store.pool, { tenants, peopleOfEach, companyId });
    console.log(
      `${(tenants * peopleOfEach).toLocaleString("en")} people in ${tenants} tenants, put there in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
    );
    const call = await signedIn(app.url, "admin@demo.com");
    await listPeople(call, app.store.pool, companyId);
    console.log();
    await importPeople(call, companyId, imported);
    const path = `/companies/${companyId}/employees`;
    const loads = [
      ["this machine", await middleLoad(app, path, true, false)],
      ["a slow phone", await middleLoad(app, path, true)],
    ] as const;
    console.log("\nFirst paint of the list of employees, cold, the middle one of three\n");
    console.log(
      table(
        ["", "first ms", "largest ms", "requests", "KB"],
        loads.map(([name, { firstPaint, largestPaint, requests, kilobytes }]) => [
          name,
          ...[firstPaint, largestPaint, requests, kilobytes].map((value) => String(Math.round(value))),
        ]),
      ),
    );
  } finally {
    await app.close();
  }
}
