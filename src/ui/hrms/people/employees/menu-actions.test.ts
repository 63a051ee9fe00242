/** Order and conditions of the actions menu of an employee. */
import { expect, test } from "vitest";
import type { Employee } from "#generated/hrms/schema.ts";
import { menuActions } from "./menu-actions.ts";

type Given = Parameters<typeof menuActions>[0];
const given = (change: Partial<Given>): Given =>
  ({
    status: "confirmed",
    pay: {},
    job: {},
    identity: { residency: { residency: "foreigner" } },
    rights: {
      read: [],
      write: ["public", "identity", "pay"],
      actions: ["suspend", "completeExit", "extendProbation", "giveNotice"],
    },
    ...change,
  }) as unknown as Employee;
const all = (): boolean => true;

test("tasks come first, notice before other steps, and destructive steps last", () => {
  expect(menuActions(given({}), all, undefined)).toEqual({
    tasks: ["raise", "changeJob", "renewPass"],
    steps: ["giveNotice", "extendProbation"],
    endings: ["suspend", "completeExit"],
  });
});

test("tasks follow rights and state", () => {
  expect(menuActions(given({ pay: null }), all, undefined).tasks[0]).toBe("firstPay");
  expect(menuActions(given({ status: "exited" }), all, undefined).tasks).toEqual([]);
  expect(menuActions(given({ identity: null }), all, undefined).tasks).toEqual(["raise", "changeJob"]);
  expect(menuActions(given({}), () => false, undefined).tasks).toEqual(["raise", "changeJob"]);
  const reader = { read: [], write: [], actions: [] } as unknown as Employee["rights"];
  expect(menuActions(given({ rights: reader }), all, undefined).tasks).toEqual([]);
});

test("the step shown as a button is not repeated", () => {
  expect(menuActions(given({}), all, "extendProbation").steps).toEqual(["giveNotice"]);
});
