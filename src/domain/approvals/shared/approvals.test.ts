/** Golden cases of approvals: which chain applies, who decides a step, in which capacity, and what an approval leads to. */
import { describe, expect, it } from "vitest";
import { chainFaults, chainFor, type ChainStep, defaultStep, stepsFor } from "./chain.ts";
import {
  afterApproval,
  approversOf,
  capacityOf,
  type Decision,
  type Delegation,
  mayMove,
  type Organisation,
  type Waiting,
} from "./deciding.ts";

const step = (fields: Partial<ChainStep>): ChainStep => ({ ...defaultStep, ...fields });
const chain = (id: string, fields: object = {}) => ({
  id,
  kind: "changeRequest" as const,
  departmentIds: [] as string[],
  steps: [step({ approver: "manager" })],
  ...fields,
});

describe("the chain of a request", () => {
  const team = { kind: "changeRequest", departments: ["team", "division", "company"], amount: null } as const;

  it.each([
    ["nothing without chains", [], undefined],
    ["not one of another kind", [chain("one", { kind: "transfer" })], undefined],
    ["the one for everyone", [chain("everyone")], "everyone"],
    [
      "the nearest department before one above it",
      [chain("above", { departmentIds: ["division"] }), chain("own", { departmentIds: ["team"] })],
      "own",
    ],
    [
      "a department above before everyone",
      [chain("everyone"), chain("above", { departmentIds: ["company"] })],
      "above",
    ],
    ["not one for other departments", [chain("others", { departmentIds: ["elsewhere"] })], undefined],
    ["the older one of two for everyone", [chain("older"), chain("newer")], "older"],
  ])("is %s", (_name, chains, expected) => {
    expect(chainFor(chains, team)?.id).toBe(expected);
  });

  it("leaves out steps for larger amounts, and never has none", () => {
    const large = chain("large", {
      steps: [step({ approver: "manager" }), step({ approver: "person", amountFrom: 500_000 })],
    });
    expect(stepsFor(large, { kind: large.kind, amount: 499_999 })).toHaveLength(1);
    expect(stepsFor(large, { kind: large.kind, amount: 500_000 })).toHaveLength(2);
    expect(stepsFor(large, { kind: large.kind, amount: null })).toHaveLength(1);
    expect(stepsFor({ ...large, steps: large.steps.slice(1) }, { kind: large.kind, amount: 1 })).toEqual([defaultStep]);
    expect(stepsFor(undefined, { kind: "transfer", amount: null })).toEqual([defaultStep]);
    expect(stepsFor(undefined, { kind: "leave", amount: null })).toMatchObject([{ approver: "manager" }]);
  });

  it("has steps with everything their kind needs", () => {
    expect(
      chainFaults({
        kind: "bankAccount",
        steps: [
          { approver: "role" },
          { approver: "person" },
          { approver: "manager", amountFrom: 1, escalateToId: "x" },
        ],
      }),
    ).toEqual([
      { pointer: "/steps/0/roleId", code: "role-missing" },
      { pointer: "/steps/1/userId", code: "person-missing" },
      { pointer: "/steps/2/amountFrom", code: "no-amount" },
      { pointer: "/steps/2/deadlineHours", code: "deadline-missing" },
    ]);
  });
});

describe("the approvers of a step", () => {
  const org: Organisation = {
    managers: ["manager", "director"],
    heads: [null, "head above"],
    roles: { payroll: ["paula", "pete"] },
    active: new Set(["manager", "director", "head above", "paula", "pete", "owner"]),
  };

  it.each([
    ["the manager", step({ approver: "manager" }), org, [], ["manager"]],
    ["the manager's manager where the manager asks", step({ approver: "manager" }), org, ["manager"], ["director"]],
    [
      "the manager's manager where the manager has left",
      step({ approver: "manager" }),
      { ...org, active: new Set(["director"]) },
      [],
      ["director"],
    ],
    ["nobody at the top", step({ approver: "manager" }), { ...org, managers: [] }, [], []],
    [
      "the head of the nearest department with a head who has an account",
      step({ approver: "departmentHead" }),
      org,
      [],
      ["head above"],
    ],
    ["everyone with the role but who asks", step({ approver: "role", roleId: "payroll" }), org, ["pete"], ["paula"]],
    ["the person", step({ approver: "person", userId: "owner" }), org, [], ["owner"]],
    ["not a person without access", step({ approver: "person", userId: "gone" }), org, [], []],
    ["nobody by name where everyone permitted decides", step({ approver: "permission" }), org, [], []],
  ] as const)("are %s", (_name, of, within, makers, expected) => {
    expect(approversOf(of, within, makers)).toEqual(expected);
  });
});

const delegation = (fields: Partial<Delegation> = {}): Delegation => ({
  approverId: "manager",
  delegateId: "deputy",
  from: "2026-12-01",
  to: "2026-12-10",
  scopes: [],
  own: true,
  ...fields,
});
const request = (fields: Partial<Waiting> = {}): Waiting => ({
  kind: "changeRequest",
  status: "submitted",
  step: 1,
  steps: [step({ approver: "manager" })],
  approvers: ["manager"],
  open: false,
  escalatedTo: [],
  makers: ["asker"],
  decisions: [],
  ...fields,
});
const approved = (userId: string, fields: Partial<Decision> = {}): Decision => ({
  step: 1,
  userId,
  actedForId: null,
  action: "approved",
  permitted: false,
  ...fields,
});
const reader = (userId: string, fields: object = {}) => ({
  userId,
  day: "2026-12-05",
  delegations: [] as Delegation[],
  permitted: new Set<string>(),
  ...fields,
});

describe("who decides", () => {
  it.each([
    ["an approver", request(), reader("manager"), { actedForId: null, permitted: false, alone: false }],
    ["nobody else", request(), reader("stranger", { permitted: new Set(["stranger"]) }), undefined],
    ["never who asked, even as an approver", request({ approvers: ["asker"] }), reader("asker"), undefined],
    [
      "everyone permitted in an open step",
      request({ approvers: [], open: true }),
      reader("hr", { permitted: new Set(["hr"]) }),
      { actedForId: null, permitted: true, alone: true },
    ],
    [
      "not who lacks the permission in an open step",
      request({ approvers: [], open: true }),
      reader("auditor"),
      undefined,
    ],
    ["nobody once it is decided", request({ status: "approved" }), reader("manager"), undefined],
    [
      "a delegate from the first day",
      request(),
      reader("deputy", { day: "2026-12-01", delegations: [delegation()] }),
      { actedForId: "manager", permitted: false, alone: false },
    ],
    [
      "a delegate to the last day",
      request(),
      reader("deputy", { day: "2026-12-10", delegations: [delegation()] }),
      { actedForId: "manager", permitted: false, alone: false },
    ],
    [
      "no delegate the day after",
      request(),
      reader("deputy", { day: "2026-12-11", delegations: [delegation()] }),
      undefined,
    ],
    [
      "no delegate for other kinds",
      request(),
      reader("deputy", { delegations: [delegation({ scopes: ["transfer"] })] }),
      undefined,
    ],
    [
      "no delegate of who asked",
      request({ approvers: ["asker"] }),
      reader("deputy", { delegations: [delegation({ approverId: "asker" })] }),
      undefined,
    ],
    [
      "who asked not as a delegate either",
      request(),
      reader("asker", { delegations: [delegation({ delegateId: "asker" })] }),
      undefined,
    ],
    [
      "a delegate with the approver's permission",
      request({ approvers: [], open: true }),
      reader("deputy", { delegations: [delegation()], permitted: new Set(["manager"]) }),
      { actedForId: "manager", permitted: true, alone: true },
    ],
    [
      "no permission by a delegation that someone else made",
      request({ approvers: [], open: true }),
      reader("deputy", { delegations: [delegation({ own: false })], permitted: new Set(["manager"]) }),
      undefined,
    ],
    [
      "who it was escalated to, alone",
      request({ escalatedTo: ["owner"] }),
      reader("owner"),
      { actedForId: null, permitted: false, alone: true },
    ],
    [
      "nobody twice in a step",
      request({ approvers: ["manager", "deputy"], decisions: [approved("deputy")] }),
      reader("deputy", { delegations: [delegation()] }),
      undefined,
    ],
    [
      "no approver whose delegate has approved",
      request({ decisions: [approved("deputy", { actedForId: "manager" })] }),
      reader("manager"),
      undefined,
    ],
  ] as const)("%s", (_name, of, who, expected) => {
    expect(capacityOf(of, who)).toEqual(expected);
  });
});

describe("an approval", () => {
  const capacity = { actedForId: null, permitted: true, alone: false };
  const all = { steps: [step({ approver: "role", mode: "all" })], approvers: ["paula", "pete"] };

  it.each([
    [
      "completes a step that one of them decides",
      request({ approvers: ["paula", "pete"] }),
      capacity,
      "paula",
      "approved",
    ],
    ["waits for the others where all decide", request(all), capacity, "paula", "waiting"],
    [
      "completes it as the last of them",
      request({ ...all, decisions: [approved("pete")] }),
      capacity,
      "paula",
      "approved",
    ],
    [
      "counts a delegate as the approver",
      request({ ...all, decisions: [approved("deputy", { actedForId: "pete" })] }),
      capacity,
      "paula",
      "approved",
    ],
    ["completes it alone after the deadline", request(all), { ...capacity, alone: true }, "owner", "approved"],
    ["leads to the next step", request({ steps: [step({}), step({})] }), capacity, "manager", "nextStep"],
    [
      "without a permission leads to those who have it",
      request(),
      { ...capacity, permitted: false },
      "manager",
      "permission",
    ],
    [
      "takes effect if someone before had the permission",
      request({ step: 2, steps: [step({}), step({})], decisions: [approved("hr", { permitted: true })] }),
      { ...capacity, permitted: false },
      "manager",
      "approved",
    ],
  ] as const)("%s", (_name, of, by, userId, expected) => {
    expect(afterApproval(of, by, userId)).toBe(expected);
  });
});

it("moves through the life of a request", () => {
  expect(mayMove("submitted", "withdrawn")).toBe(true);
  expect(mayMove("approved", "cancelRequested")).toBe(true);
  expect(mayMove("cancelRequested", "cancelled")).toBe(true);
  expect(mayMove("approved", "rejected")).toBe(false);
  expect(mayMove("rejected", "submitted")).toBe(false);
});
