/** The auditor of a tenant sees everything in it and changes nothing. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import type { Operation } from "#src/contract/operation.ts";
import {
  idsIn,
  isCompanys,
  isTenants,
  type Names,
  onlyReads,
  recordsFor,
  send,
  words,
} from "../support/example-call.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../support/hrms-gateway.ts";

/** What is closed to the role, and why. */
const forChanges = "prepares a change that the role cannot make";
const wholeData = "hands out all data of the tenant; who did it is in the audit log";
const closed: Readonly<Record<string, string>> = {
  testSso: forChanges,
  previewDepartmentMerge: forChanges,
  listProjectCandidates: forChanges,
  listStandInOptions: forChanges,
  listSupportAdministrators: forChanges,
  getImportTemplate: forChanges,
  getRetention: forChanges,
  listDueLeavers: forChanges,
  exportDueLeavers: forChanges,
  listImports: "shows uploaded files as they were, before anything was checked",
  getImport: "shows uploaded files as they were, before anything was checked",
  listImportAccounts: forChanges,
  listImportHistory: "shows uploaded files as they were, before anything was checked",
  listImportRows: "shows uploaded files as they were, before anything was checked",
  exportImports: "shows uploaded files as they were, before anything was checked",
  listTenantExports: wholeData,
  getTenantExport: wholeData,
  exportTenantExports: wholeData,
  listTenantExportHistory: wholeData,
};

/** Concern the account itself, or report per item that nothing was done. */
const harmless = new Set(["setDefaultCompany", "createMyDelegation", "decideApprovals", "createLeaveFeed"]);

let gateway: HrmsGateway;
let auditor: HrmsGateway["call"];
let owner: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  [auditor, owner] = [
    await gateway.signIn("auditor@merlion.demo", "auditor"),
    await gateway.signIn("admin@demo.com", "admin"),
  ];
});
afterAll(() => gateway.close());

const secured = operations.filter((one) => one.security === "required" && (isCompanys(one) || isTenants(one)));
const table = (some: readonly Operation[]) => some.map((one) => [one.id, one] as const);
const namesFor = ({ path }: Operation): Promise<Names> => recordsFor(owner, path, { ...words, companyId: trading });

describe("reads", () => {
  it.each(table(secured.filter((one) => onlyReads(one) && closed[one.id] === undefined)))("%s", async (_id, one) => {
    const names = await namesFor(one);
    expect((await send(auditor, one, names)).status).not.toBe(403);
  });

  it("nothing that is listed as closed without being closed", async () => {
    for (const one of secured.filter(({ id }) => closed[id] !== undefined))
      expect([one.id, (await send(auditor, one, await namesFor(one))).status]).toEqual([one.id, 403]);
  });
});

describe("does not change", () => {
  it.each(table(secured.filter((one) => !onlyReads(one) && !harmless.has(one.id))))("%s", async (_id, one) => {
    const anything = Object.fromEntries(idsIn(one.path).map((name) => [name, trading]));
    expect((await send(auditor, one, anything)).status).toBeGreaterThanOrEqual(400);
  });
});
