/** Many people: 100,000 in 20 tenants, pages of their list beside the bare SQL, an import of 10,000 more, and how soon the list shows its rows. */
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp } from "../../tests/journeys/support/app.ts";
import { ensureChromium } from "../lib/chromium.ts";
import { buildSite } from "../lib/site.ts";
import { signedIn } from "./call.ts";
import { fillPeople } from "./fill-people.ts";
import { importPeople } from "./people-import.ts";
import { type LineSpeed, loadOften, type MeasuredPage } from "./pages/load.ts";
import { middle } from "./pages/middle.ts";
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
    const list: MeasuredPage = {
      name: "the list of employees",
      path: `/companies/${companyId}/employees`,
      ready: "tbody a",
      signedIn: true,
    };
    const lines: readonly [name: string, speed: LineSpeed][] = [
      ["this machine", "fast"],
      ["a slow phone", "slow"],
    ];
    const rows: string[][] = [];
    for (const [name, speed] of lines) {
      const loads = await loadOften(app, list, speed, 3);
      const figures = [loads.map(({ content }) => content), loads.map(({ requests }) => requests)];
      rows.push([name, ...figures.map((values) => String(Math.round(middle(values))))]);
    }
    console.log("\nFirst rows of the list of employees, cold, the middle one of three\n");
    console.log(table(["", "ms", "requests"], rows));
  } finally {
    await app.close();
  }
}
