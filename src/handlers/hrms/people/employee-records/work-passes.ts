/** Work passes of an employee: details, status changes, and pay requirements. */
import { recordClasses } from "#src/domain/people/shared/sections.ts";
import type { WorkPassInput } from "#generated/hrms/schema.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import { withoutIdentityNumbers } from "#src/domain/statutory/identifiers/mask.ts";
import { passSteps } from "#src/domain/people/pass-steps.ts";
import type { PassState } from "#src/domain/people/shared/records.ts";
import { workPassRecords } from "#src/store/people/employee-records/all.ts";
import { passInForce, payOn } from "#src/store/people/employee-records/pay-of.ts";
import type { HrmsHandlers } from "../../context.ts";
import { lineOrNull } from "../../shared/fields.ts";
import { employeeOf } from "../shared/people.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { daysLeft, mustFollow } from "./dates.ts";
import { checkMaster } from "./masters.ts";
import { subRecords } from "./sub-records.ts";

/** An issued pass has both dates. */
function mustHaveDays(issuedOn: string | null, expiry: string | null): void {
  if (issuedOn === null) throw invalid("/issuedOn", "required");
  if (expiry === null) throw invalid("/expiry", "required");
}

/** A pass past its last day has expired, whether or not anyone recorded it; one being renewed is still pending. */
function stateOn({ status, expiry }: { status: PassState; expiry: string | null }, today: string): PassState {
  return status === "issued" && expiry !== null && expiry < today ? "expired" : status;
}

/** If a pass number is an identity number, such as the FIN, only its last four characters are shown. */
const shownNo = (passNo: string | null): string | null => passNo && withoutIdentityNumbers(passNo);

/** A number returned in its masked form stays unchanged. */
function passNoOf(given: string | null | undefined, before: string | null | undefined): string | null {
  const passNo = lineOrNull("passNo", given);
  return passNo !== null && before != null && passNo === shownNo(before) ? before : passNo;
}

const passes = subRecords({
  subject: "work-passes",
  records: workPassRecords,
  class: recordClasses["work-passes"],
  nameOf: ({ type, passNo }) => (passNo === null ? type : `${type} ${shownNo(passNo)}`),
  async toFields(body: WorkPassInput, ctx, before) {
    await checkMaster(ctx, "typeId", body.typeId, before?.typeId);
    await checkMaster(ctx, "occupationId", body.occupationId ?? null, before?.occupationId);
    const { applicationDate = null, issuedOn = null, expiry = null } = body;
    const status = before?.status ?? body.status ?? "applied";
    mustFollow("issuedOn", applicationDate, status === "renewing" ? null : issuedOn);
    mustFollow("expiry", issuedOn, expiry);
    if (status === "issued" || status === "renewing" || status === "expired") mustHaveDays(issuedOn, expiry);
    return { ...cleanFields("work-passes", body), passNo: passNoOf(body.passNo, before?.passNo), status };
  },
  computed: (row, { today }) => ({
    passNo: shownNo(row.passNo),
    status: stateOn(row, today),
    daysLeft: row.status === "cancelled" ? null : daysLeft(today, row.expiry),
    steps: [...passSteps(stateOn(row, today))],
  }),
  unaudited: ["typeId", "occupationId"],
  unique: { employee_work_passes_once: "typeId" },
});

export const workPassesHandlers = {
  ...passes.handlers,

  async moveWorkPass(input, ctx) {
    const target = await passes.locked(ctx, input);
    const { body } = input;
    const { before } = target;
    const state = stateOn(before, target.employee.today);
    if (!passSteps(state).includes(body.status))
      throw conflict("pass-step", `A work pass can't change from ${state} to ${body.status}.`);
    const on = body.on ?? target.employee.today;
    const { status } = body;
    if (status === "issued") {
      const [issuedOn, expiry] = [body.issuedOn ?? null, body.expiry ?? null];
      mustHaveDays(issuedOn, expiry);
      mustFollow("expiry", issuedOn, expiry);
      const passNo = passNoOf(body.passNo, before.passNo) ?? before.passNo;
      return passes.saveAndAnswer(ctx, target, { status, issuedOn, expiry, passNo });
    }
    const days = status === "renewing" ? { applicationDate: on } : status === "cancelled" ? { cancelledOn: on } : {};
    return passes.saveAndAnswer(ctx, target, { status, ...days });
  },

  async checkWorkPassSalary({ path, query }, ctx) {
    const employee = await employeeOf(ctx, path, { class: "pay" });
    const [pass, pay] = [
      await passInForce(ctx.db, employee.id, query.from),
      await payOn(ctx.db, employee.id, query.from),
    ];
    const currentBasic = pay?.rateType === "monthly" ? pay.basic : null;
    const minimum = pass?.salaries.findLast(({ effectiveFrom }) => effectiveFrom <= query.from)?.amount ?? null;
    return {
      workPassId: pass?.id ?? null,
      type: pass?.type ?? null,
      currentBasic,
      minimum,
      lowers: pass?.code === "EP" && currentBasic !== null && query.basic < currentBasic,
      belowMinimum: minimum !== null && query.basic < minimum,
    };
  },
} satisfies HrmsHandlers;
