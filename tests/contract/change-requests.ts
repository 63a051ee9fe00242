/** Set-ups for change requests: made by the sample employee, decided by the tenant's owner. */
import { sampleCompanies } from "#src/store/samples/companies.ts";
import type { SetUp } from "./areas.ts";
import { send } from "./call.ts";
import type { JsonObject } from "./documents.ts";
import { bearer, signIn, type World } from "./world.ts";

let made = 0;

const placeOf = ({ servers }: World): string =>
  `${servers.main}/companies/${sampleCompanies.trading.id}/change-requests`;
const employee = async ({ servers }: World): Promise<Record<string, string>> =>
  bearer(String((await signIn(servers.main, "employee@merlion.demo", "employee"))["accessToken"]));

async function withdrawAll(world: World, headers: Record<string, string>): Promise<void> {
  const { body } = await send(`${placeOf(world)}?status=submitted&pageSize=100`, "GET", headers);
  for (const { id } of (body as JsonObject)["items"] as JsonObject[])
    await send(`${placeOf(world)}/${String(id)}/withdraw`, "POST", headers);
}

/** A new pending one. */
export async function waitingRequest(world: World): Promise<JsonObject> {
  const headers = await employee(world);
  await withdrawAll(world, headers);
  const wanted = { section: "contact", change: { personalEmail: `asked.${(made += 1)}@mail.example` } };
  const { status, body } = await send(placeOf(world), "POST", headers, wanted);
  if (status !== 201) throw new Error(`the sample employee cannot ask for a change: ${status} ${JSON.stringify(body)}`);
  return body as JsonObject;
}

const settled =
  (step: "approve" | "withdraw"): SetUp =>
  async (world, call) => {
    const headers = step === "withdraw" ? await employee(world) : bearer(world.admin);
    Object.assign(call.headers, headers);
    await send(
      `${placeOf(world)}/${call.path["changeRequestId"]}/${step}`,
      "POST",
      headers,
      step === "withdraw" ? undefined : {},
    );
  };

/** In a company where the person has no access. */
const elsewhere: SetUp = (world, call) => {
  call.path["companyId"] = "00000000-0000-4000-8000-000000000000";
  Object.assign(call.headers, bearer(world.admin));
};

export const changeRequestExceptions: Record<string, SetUp> = {
  "createChangeRequest 201": async (world, call) => {
    Object.assign(call.headers, await employee(world));
    await withdrawAll(world, await employee(world));
    (call.body as JsonObject)["change"] = { personalEmail: `asked.${(made += 1)}@mail.example` };
  },
  "createChangeRequest 409": async (world, call) => {
    await waitingRequest(world);
    Object.assign(call.headers, await employee(world));
    (call.body as JsonObject)["change"] = { personalEmail: `asked.${(made += 1)}@mail.example` };
  },
  "createChangeRequest 404": elsewhere,
  "listChangeRequests 404": elsewhere,
  "exportChangeRequests 404": elsewhere,
  "approveChangeRequest 409": settled("approve"),
  "rejectChangeRequest 409": settled("approve"),
  "withdrawChangeRequest 200": async (world, call) => {
    Object.assign(call.headers, await employee(world));
  },
  "withdrawChangeRequest 409": settled("withdraw"),
};
