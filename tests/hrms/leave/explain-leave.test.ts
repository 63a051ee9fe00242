/** The steps behind units and balances through the gateway, and who may read them. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Explanation, Leave, LeaveBalance, LeavePreview, LeaveType, ManualLeave } from "#generated/hrms/schema.ts";
import { addDays, weekday } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
let employee: HrmsGateway["call"];
let outsider: HrmsGateway["call"];
let annual: LeaveType;

const today = localDay("Asia/Singapore", new Date());
/** A Friday at least three weeks ahead; until Monday it costs two days. */
const friday = ((day) => addDays(day, (12 - weekday(day)) % 7))(addDays(today, 21));
const monday = addDays(friday, 3);

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await peopleOfATenant(gateway);
  employee = await world.account("rina", "employee", world.people.report);
  outsider = await world.account("nora", "employee", world.people.newcomer);
  const hr = await world.account("harriet", "hrAdmin");
  const fields = { name: "Rest leave", code: "REST-TEST", kind: "other", countsHolidays: true };
  annual = (await world.owner<LeaveType>("POST", `/companies/${world.companyId}/leave-types`, { body: fields })).body;
  const given = await hr<ManualLeave[]>("POST", `/companies/${world.companyId}/manual-leave`, {
    body: {
      employeeIds: [world.people.report],
      leaveTypeId: annual.id,
      mode: "grant",
      units: 5,
      from: today,
      reason: "Opening balance",
    },
  });
  expect(given.status).toBe(201);
});
afterAll(() => gateway.close());

const last = ({ steps }: Explanation) => steps.at(-1)?.result;

it("a preview explains its units and both balances with the figures it shows", async () => {
  const { status, body } = await employee<LeavePreview>("POST", `/companies/${world.companyId}/leaves/preview`, {
    body: { leaveTypeId: annual.id, from: friday, to: monday },
  });
  expect(status).toBe(200);
  const { steps } = body.explanation;
  const valueOf = (rule: string) => steps.find((step) => step.rule === rule)?.result.value;
  expect(valueOf("leave.period")).toBe(8);
  expect(valueOf("leave.days-off")).toBe(4);
  expect(valueOf("leave.units")).toBe(body.units);
  expect(valueOf("leave.before")).toBe(body.balanceBefore);
  expect(valueOf("leave.after")).toBe(body.balanceAfter);
});

it("a balance and stored leave are explained to those who may read them", async () => {
  const asked = await employee<Leave>("POST", `/companies/${world.companyId}/leaves`, {
    body: { leaveTypeId: annual.id, from: friday, to: monday },
  });
  expect(asked.status).toBe(201);
  const leave = `/companies/${world.companyId}/leaves/${asked.body.id}/explanation`;
  const explained = await employee<Explanation>("GET", leave);
  expect(explained.status).toBe(200);
  expect(explained.body.steps.map(({ rule }) => rule)).toContain("leave.drawn");
  expect(last(explained.body)?.value).toBe(asked.body.balanceAfter);

  const own = `/companies/${world.companyId}/employees/${world.people.report}`;
  const explain = (call: HrmsGateway["call"], leaveTypeId = annual.id) =>
    call<Explanation>("GET", `${own}/leave-balance-explanation`, { query: { leaveTypeId } });
  const [shown] = (await employee<LeaveBalance[]>("GET", `${own}/leave-balances`)).body.filter(
    (one) => one.leaveTypeId === annual.id,
  );
  const sum = await explain(employee);
  expect(last(sum.body)).toEqual({ unit: "days", value: shown?.available });
  expect(sum.body.steps.flatMap(({ inputs }) => inputs)).toContainEqual({ name: "pending", unit: "days", value: 2 });

  expect((await outsider("GET", leave)).status).toBe(404);
  expect((await explain(outsider)).status).toBe(404);
  expect((await explain(employee, world.companyId)).status).toBe(404);
});
