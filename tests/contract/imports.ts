/** Set-ups for the responses about imports of people. */
import { headersOf, type SetUp } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json } from "./documents.ts";

async function step(call: Call, name: string, body?: Json): Promise<void> {
  const url = `${call.server}/companies/${call.path["companyId"]}/imports/${call.path["importId"]}/${name}`;
  const answer = await send(url, "POST", headersOf(call), body);
  if (answer.status !== 200) throw new Error(`${call.declared.key}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

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
};
