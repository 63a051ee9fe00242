/** Set-ups for the responses about imports of people. */
import { randomInt, randomUUID } from "node:crypto";
import { headersOf, type SetUp } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, signIn } from "./world.ts";

const collectionOf = (call: Call): string => `${call.server}/companies/${call.path["companyId"]}/imports`;

async function step(call: Call, name: string, body?: Json): Promise<void> {
  const url = `${collectionOf(call)}/${call.path["importId"]}/${name}`;
  const answer = await send(url, "POST", headersOf(call), body);
  if (answer.status !== 200) throw new Error(`${call.declared.key}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** Uploads, checks and applies a table as the caller; the call is about this import. */
async function applied(call: Call, kind: string, table: string): Promise<void> {
  const answer = await fetch(`${collectionOf(call)}?name=accounts.csv`, {
    method: "POST",
    headers: { ...headersOf(call), "Content-Type": "application/octet-stream" },
    body: table,
  });
  const { id } = (await answer.json()) as JsonObject;
  call.path["importId"] = String(id);
  const fields = table.slice(0, table.indexOf("\n")).split(",");
  const mapping = fields.map((field, column) => ({ column, field }));
  await step(call, "validate", { sheets: [{ sheet: 0, kind, mapping }] });
  await step(call, "commit");
}

/** An account of a new person that has been imported by the caller; the call is made by a second person. */
const accountImported: SetUp = async (world, call) => {
  const number = randomUUID().slice(0, 8);
  await applied(call, "people", `employeeNo,fullName,startDate\n${number},Person ${number},2026-11-02\n`);
  await applied(call, "bankAccounts", `employeeNo,bank,accountNo\n${number},7171,${randomInt(1e8, 1e9)}\n`);
  const { accessToken } = await signIn(world.servers.main, "approver@merlion.demo", "approver");
  Object.assign(call.headers, bearer(String(accessToken)));
};

const verified: SetUp = async (world, call) => {
  await accountImported(world, call);
  await step(call, "verify-accounts");
};

const discarded: SetUp = (_world, call) => step(call, "discard");

export const importExceptions: Record<string, SetUp> = {
  "createImport 422": (_world, call) => {
    call.body = 'a "quote without an end';
  },
  "validateImport 409": discarded,
  "discardImport 409": discarded,
  "commitImport 200": (_world, call) =>
    step(call, "validate", {
      sheets: [
        {
          sheet: 0,
          kind: "people",
          mapping: [
            { column: 0, field: "employeeNo" },
            { column: 1, field: "fullName" },
            { column: 2, field: "startDate" },
          ],
        },
      ],
    }),
  // The file of the example has not been validated.
  "commitImport 409": () => {},
  "verifyImportAccounts 200": accountImported,
  "verifyImportAccounts 409": verified,
};
