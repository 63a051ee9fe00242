/** Set-ups for the responses about leave types, settings, holidays and leave years. */
import { setTimeout } from "node:timers/promises";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { areaExceptions, headersOf, inArchivedCompany, type SetUp, staleVersion } from "./areas.ts";
import { send } from "./call.ts";
import type { JsonObject } from "./documents.ts";
import { leaveRequestExceptions } from "./leave-requests.ts";
import { bearer, createRecord, dayOfOwn } from "./world.ts";

/** A body whose field no other call uses. */
const withDay =
  (field: string): SetUp =>
  (_world, call) => {
    call.body = { ...(call.body as JsonObject), [field]: dayOfOwn() };
  };

const ofEmployee: SetUp = async (world, call) => {
  call.path["companyId"] = sampleCompanies.trading.id;
  const path = `${world.servers.main}/companies/${sampleCompanies.trading.id}/employees?pageSize=1`;
  const { body } = await send(path, "GET", bearer(world.admin));
  const [first] = (body as JsonObject)["items"] as JsonObject[];
  call.query["employeeId"] = String(first?.["id"]);
};

const copiesOfOne: SetUp = async (world, call) => {
  const path = `${world.servers.main}/companies/${sampleCompanies.trading.id}/leave-settings?pageSize=1&level=company`;
  const { body } = await send(path, "GET", headersOf(call));
  const [first] = (body as JsonObject)["items"] as JsonObject[];
  call.path["companyId"] = sampleCompanies.trading.id;
  call.body = { ...(call.body as JsonObject), settingIds: [first?.["id"] ?? null], validFrom: dayOfOwn() };
};

const archivedBefore: SetUp = async (world, call) => {
  const path = call.declared.path.replaceAll(/\{(.+?)\}/g, (_, name: string) => call.path[name] ?? "");
  await send(`${world.servers.main}${path.slice(0, path.lastIndexOf("/"))}/archive`, "POST", headersOf(call));
};

/** Records without a name: their key is a day. */
function datedExceptions(noun: string, field: string): Record<string, SetUp> {
  return {
    [`create${noun} 201`]: withDay(field),
    [`create${noun} 409`]: async (world, call) => {
      const collection = { ...call.declared, path: `${call.declared.path}/{id}` };
      const other = await createRecord(world, collection, "id", call.path);
      call.body = { ...(call.body as JsonObject), [field]: other[field] ?? null };
    },
    [`update${noun} 200`]: withDay(field),
    [`update${noun} 409`]: staleVersion,
    [`archive${noun} 409`]: archivedBefore,
    [`restore${noun} 200`]: archivedBefore,
    [`restore${noun} 409`]: () => {},
    [`delete${noun} 409`]: inArchivedCompany,
  };
}

let ended = 1900;
/** A leave year that ended long ago, before anybody was employed. */
const endedYear: SetUp = async (world, call) => {
  ended += 1;
  const body = { name: `Ended ${ended}`, start: `${ended}-01-01`, end: `${ended}-12-31` };
  const path = `${world.servers.main}/companies/${call.path["companyId"]}/year-settings`;
  const made = await send(path, "POST", bearer(world.admin), body);
  call.path["yearSettingId"] = String((made.body as JsonObject)["id"]);
};

/** The server closes it in the background. */
const closedYear: SetUp = async (world, call) => {
  await endedYear(world, call);
  const path = `${world.servers.main}/companies/${call.path["companyId"]}/year-settings/${call.path["yearSettingId"]}`;
  await send(`${path}/close`, "POST", bearer(world.admin), { encash: false });
  for (let look = 0; look < 120; look += 1) {
    const { body } = await send(path, "GET", bearer(world.admin));
    if ((body as JsonObject)["state"] === "closed") return;
    await setTimeout(500);
  }
  throw new Error(`${call.declared.key}: the leave year was not closed`);
};

export const leaveExceptions: Record<string, SetUp> = {
  ...areaExceptions("LeaveType", "name"),
  "deleteLeaveType 409": inArchivedCompany,
  "addGlobalLeaveTypes 409": inArchivedCompany,
  ...areaExceptions("LeaveIncrement", "name"),
  "deleteLeaveIncrement 409": inArchivedCompany,
  ...datedExceptions("LeaveSetting", "validFrom"),
  "getApplicableLeave 200": ofEmployee,
  "applyLeaveSettings 200": copiesOfOne,
  "applyLeaveSettings 409": inArchivedCompany,
  ...areaExceptions("HolidayCalendar", "name"),
  "deleteHolidayCalendar 409": inArchivedCompany,
  "cloneHolidayCalendar 409": inArchivedCompany,
  "addGazettedHolidays 409": inArchivedCompany,
  ...datedExceptions("Holiday", "date"),
  "importHolidays 409": inArchivedCompany,
  ...datedExceptions("HolidayAssignment", "validFrom"),
  ...leaveRequestExceptions,
  ...areaExceptions("BlackoutDate", "name"),
  "deleteBlackoutDate 409": inArchivedCompany,
  "closeLeaveYear 202": endedYear,
  // It has not ended yet.
  "closeLeaveYear 409": () => {},
  "reopenLeaveYear 202": closedYear,
  // It is not closed.
  "reopenLeaveYear 409": () => {},
  ...areaExceptions("YearSetting", "name"),
  "deleteYearSetting 409": inArchivedCompany,
};
