/** Custom fields of employees: for a new employee, in the list and its filters, in imports and exports. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EmployeeCustomField, EmployeePage, ImportJob, Problem } from "#generated/hrms/schema.ts";
import { companyId, employeesAt, openPeople, type People } from "./employees-setup.ts";

let people: People;
beforeAll(async () => {
  people = await openPeople(() => new Date("2026-11-20T04:00:00Z"));
  const define = (body: object) => people.owner("POST", `/companies/${companyId}/custom-field-definitions`, { body });
  await define({ code: "locker", label: "Locker no.", kind: "number", position: 20 });
  await define({ code: "diet", label: "Diet", kind: "choice", choices: ["Vegetarian", "None, thanks"], position: 30 });
  await define({ code: "driver", label: "Drives", kind: "yesNo", position: 40 });
});
afterAll(() => people.gateway.close());

const found = async (customField: readonly string[]) =>
  (await people.owner<EmployeePage>("GET", employeesAt, { query: { customField, sort: "fullName" } })).body.items.map(
    ({ fullName, customFields }) => [fullName, customFields],
  );

describe("custom field values", () => {
  it("are set for a new employee, shown in the list, and can be filtered", async () => {
    const fields = (await people.owner<EmployeeCustomField[]>("GET", `${employeesAt}/custom-fields`)).body;
    expect(fields.map(({ code }) => code)).toEqual(["shirtSize", "locker", "diet", "driver"]);
    const manager = await people.add("Aaliyah Noor", {
      person: { fullName: "Aaliyah Noor", customFields: { diet: "None, thanks", driver: true, locker: 7 } },
    });
    const job = {
      departmentId: people.departmentId,
      designationId: people.designationId,
      reporting_tos: [{ managerId: manager.id, kind: "primary" as const }],
    };
    await people.add("Bala Kumar", {
      job,
      person: { fullName: "Bala Kumar", customFields: { diet: "Vegetarian", driver: true } },
    });
    expect(await found(["diet:None, thanks"])).toEqual([
      ["Aaliyah Noor", { diet: "None, thanks", driver: true, locker: 7 }],
    ]);
    expect((await found(["diet:None, thanks", "diet:Vegetarian"])).map(([name]) => name)).toEqual([
      "Aaliyah Noor",
      "Bala Kumar",
    ]);
    expect(await found(["driver:false"])).toEqual([]);
    expect((await found(["driver:true", "locker:7"])).map(([name]) => name)).toEqual(["Aaliyah Noor"]);
  });

  it("are hidden and not searchable without permission for personal fields", async () => {
    const { id } = (await people.owner<EmployeePage>("GET", employeesAt, { query: { q: "Aaliyah Noor" } })).body
      .items[0] ?? { id: "" };
    const colleague = await people.as(id, ["manager"], "reports");
    const seen = await colleague<EmployeePage>("GET", employeesAt, { query: { q: "Bala Kumar" } });
    expect(seen.body.items).toMatchObject([{ fullName: "Bala Kumar", customFields: null }]);
    expect(
      (await colleague<EmployeePage>("GET", employeesAt, { query: { customField: ["driver:true"], q: "Bala Kumar" } }))
        .body.total,
    ).toBe(0);
  });

  it("that are required block a new employee and an import without them", async () => {
    await people.owner("POST", `/companies/${companyId}/custom-field-definitions`, {
      body: { code: "badge", label: "Badge", kind: "text", required: true },
    });
    const job = { departmentId: people.departmentId, designationId: people.designationId };
    const without = await people.owner<Problem>("POST", employeesAt, {
      body: {
        person: { fullName: "Chan Mei" },
        employment: { startDate: "2026-01-05", contractType: "permanent" },
        job,
      },
    });
    expect([without.status, without.body.errors]).toMatchObject([
      422,
      [{ pointer: "/person/customFields/badge", code: "required" }],
    ]);

    const imports = `/companies/${companyId}/imports`;
    const upload = (text: string) =>
      people.owner<ImportJob>("POST", imports, {
        query: { name: "own.csv" },
        headers: { "Content-Type": "application/octet-stream" },
        body: text,
      });
    const bare = (await upload("Employee no,Full name,Start date\nOWN-1,Chan Mei,2026-01-05\n")).body;
    const checksOf = ({ sheets }: ImportJob) => sheets.map(({ kind, mapping }, sheet) => ({ sheet, kind, mapping }));
    const faulty = await people.owner<ImportJob>("POST", `${imports}/${bare.id}/validate`, {
      body: { sheets: checksOf(bare) },
    });
    expect(faulty.body.faults).toMatchObject([{ code: "required", field: "customFields.badge", column: null }]);

    const reported = (
      await upload(
        'Employee no,Full name,Start date,Badge,diet,Drives,Locker no.\nOWN-1,Chan Mei,2026-01-05,B-1,vegetarian,ja,"1,5"\nOWN-2,Ong Li,2026-01-05,,Meat,maybe,two\n',
      )
    ).body;
    const mapping = reported.sheets[0]?.mapping ?? [];
    expect(mapping.map(({ field }) => field)).toContain("customFields.badge");
    expect(reported.kinds[0]?.fields.find(({ name }) => name === "customFields.badge")).toEqual({
      name: "customFields.badge",
      label: "Badge",
      class: "personal",
      required: false,
      forNew: true,
    });
    const checked = (
      await people.owner<ImportJob>("POST", `${imports}/${reported.id}/validate`, {
        body: { sheets: checksOf(reported) },
      })
    ).body;
    expect(checked.faults.map(({ row, field, code }) => [row, field, code])).toEqual([
      [3, "customFields.badge", "required"],
      [3, "customFields.diet", "enum"],
      [3, "customFields.driver", "enum"],
      [3, "customFields.locker", "number"],
    ]);
    const at = (field: string) => mapping.find((one) => one.field === `customFields.${field}`)?.column ?? -1;
    const corrections = [
      ["badge", "B-2"],
      ["diet", ""],
      ["driver", "no"],
      ["locker", "2"],
    ].map(([field = "", value]) => ({ sheet: 0, row: 3, column: at(field), value }));
    const repaired = (
      await people.owner<ImportJob>("POST", `${imports}/${reported.id}/validate`, {
        body: { sheets: checksOf(reported), corrections },
      })
    ).body;
    expect(repaired.faultCount).toBe(0);
    expect((await people.owner<ImportJob>("POST", `${imports}/${reported.id}/commit`)).body).toMatchObject({
      status: "committed",
      created: 2,
    });
    expect(await found(["badge:B-1", "badge:B-2"])).toEqual([
      ["Chan Mei", { badge: "B-1", diet: "Vegetarian", driver: true, locker: 1.5 }],
      ["Ong Li", { badge: "B-2", driver: false, locker: 2 }],
    ]);
  });

  it("are exported in columns that an import reads back", async () => {
    const { body } = await people.owner<string>("GET", `${employeesAt}/export`, {
      query: { columns: ["fullName"], customColumns: ["driver", "locker", "unheard"], customField: ["badge:B-1"] },
    });
    expect(String(body).replaceAll("\uFEFF", "").trim().split(/\r?\n/)).toEqual([
      "fullName,driver,locker",
      "Chan Mei,yes,1.5",
    ]);
  });
});
