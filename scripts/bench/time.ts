/** Leave and time of many people, in one run. */
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { startTestServer } from "../../tests/support/server.ts";
import { signedIn } from "./call.ts";
import { fillPeople } from "./fill-people.ts";
import { attendance } from "./time-attendance.ts";
import { balances, calendar, fillLeave } from "./time-leave.ts";

const peopleOfEach = 6_000;

export async function time(): Promise<void> {
  const companyId = sampleCompanies.trading.id;
  const server = await startTestServer();
  try {
    await fillPeople(server.store.pool, { tenants: 1, peopleOfEach, companyId });
    await fillLeave(server.store.pool, companyId);
    await balances(server.store, companyId);
    await calendar(await signedIn(server.url, "admin@demo.com"), server.store.pool, companyId);
    await attendance(server, companyId);
  } finally {
    await server.close();
  }
}
