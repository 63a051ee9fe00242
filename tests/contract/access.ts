/** Set-ups for the responses about elements, packages, roles and access. */
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { accessId } from "#src/store/access/shared/access-ids.ts";
import { areaExceptions, comesInUse, headersOf, type SetUp, staleVersion } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, createRecord, signIn, takenAs, type World } from "./world.ts";

async function must(call: Call, method: string, path: string, body?: Json): Promise<JsonObject> {
  const answer = await send(call.server + path, method, headersOf(call), body);
  if (answer.status >= 300)
    throw new Error(`${call.declared.key}: ${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

/** The record of the example exists already. */
const alreadyThere: SetUp = async (world, call) => {
  await createRecord(world, { ...call.declared, path: `${call.declared.path}/{id}` }, "id");
};

/** The record of the example does not exist yet. */
const freed: SetUp = async (world, call) => {
  const there = await takenAs(world, call.declared.path, call.body as JsonObject);
  if (there) await must(call, "DELETE", `${call.declared.path}/${String(there["id"])}`);
};

const holdsCore = async (call: Call): Promise<void> => {
  await must(call, "POST", "/package-modules", {
    packageId: call.path["packageId"] ?? null,
    moduleId: accessId("module", "core"),
  });
};

const asOwnerElsewhere: SetUp = async (world, call) => {
  const token = String((await signIn(world.servers.main, "owner@banyan.demo", "banyan"))["accessToken"]);
  Object.assign(call.headers, bearer(token));
  const { items } = await must(call, "GET", "/tenant/user-access");
  call.path["userAccessId"] = String((items as JsonObject[])[0]?.["id"]);
};

const otherRolesCode: SetUp = async (world: World, call) => {
  const other = await createRecord(world, call.declared, "roleId");
  call.body = { ...(call.body as JsonObject), code: other["code"] ?? null };
};

/** A colleague who is invited, with the account open or locked. */
const colleague =
  (locked: boolean): SetUp =>
  async (_world, call) => {
    call.path["userId"] = sampleAccounts.siti.id;
    const account = `${call.server}/tenant/users/${sampleAccounts.siti.id}`;
    await send(`${account}/unlock`, "POST", headersOf(call));
    if (locked) await send(`${account}/lock`, "POST", headersOf(call), { reason: "Before the call" });
  };

export const accessExceptions: Record<string, SetUp> = {
  ...areaExceptions("Element", "code"),
  "deleteElement 409": comesInUse("elements", "elementId", "Grades"),
  ...areaExceptions("Module", "code"),
  "deleteModule 409": comesInUse("modules", "moduleId", "Payroll"),
  "createModuleElement 201": freed,
  "createModuleElement 409": alreadyThere,
  "updateModuleElement 409": staleVersion,
  // The last element of a module in a published package.
  "deleteModuleElement 409": async (world, call) => {
    const make = (path: string) => createRecord(world, { ...call.declared, path: `/${path}/{id}` }, "id");
    const [module, made] = [await make("modules"), await make("packages")];
    const pair = await must(call, "POST", "/module-elements", {
      moduleId: module["id"] ?? null,
      elementId: accessId("element", "grades"),
    });
    for (const moduleId of [module["id"] ?? null, ...["core", "people"].map((code) => accessId("module", code))]) {
      await must(call, "POST", "/package-modules", { packageId: made["id"] ?? null, moduleId });
    }
    await must(call, "POST", `/packages/${String(made["id"])}/publish`);
    call.path["moduleElementId"] = String(pair["id"]);
  },
  "createPackage 409": (_world, call) => {
    call.body = { ...(call.body as JsonObject), code: "growth" };
  },
  "updatePackage 409": staleVersion,
  "deletePackage 409": comesInUse("packages", "packageId", "Growth"),
  "clonePackage 409": (_world, call) => {
    call.body = { ...(call.body as JsonObject), code: "growth" };
  },
  "publishPackage 200": (_world, call) => holdsCore(call),
  // A draft without a module.
  "publishPackage 409": () => {},
  "retirePackage 200": async (_world, call) => {
    await holdsCore(call);
    await must(call, "POST", `/packages/${call.path["packageId"]}/publish`);
  },
  "retirePackage 409": () => {},
  "createPackageModule 201": freed,
  "createPackageModule 409": alreadyThere,
  "updatePackageModule 409": staleVersion,
  // Other modules of the package depend on it.
  "deletePackageModule 409": async (_world, call) => {
    const { items } = await must(
      call,
      "GET",
      `/package-modules?packageId=${accessId("package", "complete")}&moduleId=${accessId("module", "people")}`,
    );
    call.path["packageModuleId"] = String((items as JsonObject[])[0]?.["id"]);
  },
  ...areaExceptions("Role", "code"),
  "deleteRole 409": comesInUse("tenant/roles", "roleId", "Tenant owner"),
  "cloneRole 409": otherRolesCode,
  "lockTenantUser 200": colleague(false),
  "lockTenantUser 409": colleague(true),
  "unlockTenantUser 200": colleague(true),
  "unlockTenantUser 409": colleague(false),
  "endTenantUserSessions 200": colleague(false),
  // One's own account.
  "endTenantUserSessions 409": () => {},
  "sendTenantUserPasswordLink 200": colleague(false),
  "sendTenantUserPasswordLink 409": colleague(true),
  "createUserAccess 201": freed,
  "createUserAccess 409": alreadyThere,
  "updateUserAccess 409": staleVersion,
  "deleteUserAccess 409": asOwnerElsewhere,
};
