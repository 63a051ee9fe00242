/** What follows from the contract's table of record kinds, at run time and for the compiler. */
import { expect, it } from "vitest";
import { columnsOf, exportFile, handlersOf } from "./operations.ts";

it("names methods after the operations of the contract and omits those it does not have", () => {
  const [get, archive, list] = [() => 1, () => 2, () => 3];
  const handlers = handlersOf("packages", { get, archive, list });
  expect(handlers).toEqual({ listPackages: list, getPackage: get });
  // @ts-expect-error Packages are retired, not archived: the contract has no such operation.
  expect(handlers.archivePackage).toBeUndefined();
});

it("writes dates and amounts by the contract, and given cells instead of the row's own", () => {
  const grade = { name: "G1", payMin: 120_000, payMid: null };
  const columns = columnsOf<typeof grade, "grades">("grades", { name: (row) => row.name.toLowerCase() });
  expect(Object.keys(columns).slice(0, 4)).toEqual(["name", "rank", "payMin", "payMid"]);
  expect([columns.name(grade), columns.rank(grade)]).toEqual(["g1", null]);
  expect([columns.payMin(grade), columns.payMid(grade)]).toEqual([{ cents: 120_000 }, null]);
  const project = { startDate: "2026-01-31", activities: [] };
  expect(columnsOf<typeof project, "projects">("projects").startDate(project)).toEqual({ day: "2026-01-31" });
});

it("makes the compiler require cells that a row does not hold as text, number, boolean or timestamp", async () => {
  const race = { code: "CN", name: "Chinese", shgFund: "CDAC", status: "active", updatedAt: new Date(0) };
  expect((await exportFile("races", { columns: ["code"] }, [race], {})).body).toBe("\uFEFFcode\r\nCN\r\n");
  const tagged = { ...race, shgFund: ["CDAC"] };
  const cells = { shgFund: (row: typeof tagged) => row.shgFund.join(" ") };
  expect((await exportFile("races", { columns: ["shgFund"] }, [tagged], { cells })).body).toContain("CDAC");
  // @ts-expect-error The list needs a cell.
  void exportFile("races", { columns: ["code"] }, [tagged], {});
  // @ts-expect-error The contract has no such column.
  expect(() => exportFile("races", { columns: ["colour"] }, [race], {})).toThrow();
});
