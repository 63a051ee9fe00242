/** Set-ups for the responses about the platform's masters. */
import { areaExceptions, comesInUse, type SetUp } from "./areas.ts";
import { send } from "./call.ts";
import type { JsonObject } from "./documents.ts";
import { bearer } from "./world.ts";

export const masterExceptions: Record<string, SetUp> = {
  ...areaExceptions("Country", "iso2"),
  "deleteCountry 409": comesInUse("countries", "countryId", "Singaporean"),
  ...areaExceptions("WorkpassType", "code"),
  "deleteWorkpassType 409": comesInUse("workpass-types", "workpassTypeId", "Employment Pass"),
  ...areaExceptions("WorkpassOccupation", "code"),
  // A tenant's work pass uses the occupation.
  "deleteWorkpassOccupation 409": async (world, call) => {
    const admin = bearer(world.admin);
    const idOf = async (path: string) =>
      String(
        (((await send(world.servers.main + path, "GET", admin)).body as JsonObject)["items"] as JsonObject[])[0]?.[
          "id"
        ],
      );
    const employee = await idOf(`/companies/${world.companyId}/employees?status=confirmed`);
    const body = {
      typeId: await idOf("/workpass-types?q=Employment%20Pass"),
      occupationId: call.path["workpassOccupationId"] ?? null,
    };
    const { status } = await send(
      `${world.servers.main}/companies/${world.companyId}/employees/${employee}/work-passes`,
      "POST",
      admin,
      body,
    );
    if (status !== 201) throw new Error(`the work pass was answered ${status}`);
  },
  ...areaExceptions("Religion", "code"),
  "deleteReligion 409": comesInUse("religions", "religionId", "Buddhism"),
  ...areaExceptions("Race", "code"),
  "deleteRace 409": comesInUse("races", "raceId", "Chinese"),
  ...areaExceptions("Bank", "code"),
  "deleteBank 409": comesInUse("banks", "bankId", "DBS"),
  ...areaExceptions("GlobalLeaveType", "code"),
};
