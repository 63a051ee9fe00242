/** An employee as the reader may see them. */
import type { Employee } from "#generated/hrms/schema.ts";
import { type Reply } from "#src/contract/handler.ts";
import { type EmploymentState, type LifeStep, possibleSteps } from "#src/domain/people/life-cycle.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { heldOn } from "#src/store/people/dated.ts";
import { findEmployee, versionOf, type WholeEmployee } from "#src/store/people/shared/record.ts";
import { masked } from "#src/store/database/sealed.ts";
import type { HrmsContext } from "../../context.ts";
import type { ReachedEmployee } from "../shared/people.ts";
import { jobsOf } from "./jobs.ts";
import { payTermsOf } from "./pay-terms.ts";
import { residenciesOf } from "./residencies.ts";
import { statutoryOf } from "./statutory.ts";
import { warningsOf } from "./warnings.ts";
import { versioned } from "../../shared/records/version.ts";

/** Which life-cycle steps the reader may take now. */
function stepsOf({ actions, write }: ReachedEmployee, state: EmploymentState): LifeStep[] {
  if (!write.has("public")) return [];
  const needs = (step: LifeStep) => (step === "delete" ? "delete" : step === "rehire" ? "create" : "edit");
  return possibleSteps(state).filter((step) => actions.has(needs(step)));
}

export async function showEmployee(ctx: HrmsContext, who: ReachedEmployee): Promise<Employee> {
  const whole = await findEmployee(ctx.db, who.companyId, who.id);
  if (!whole) throw new Error(`Employee ${who.id} is gone within one transaction.`);
  const { employee, person, account, names } = whole;
  const { read, write, today: day } = who;
  const classes = { read: [...read], write: [...write] };
  const [canSeePersonal, canSeePay, identifies] = [read.has("personal"), read.has("pay"), read.has("identity")];
  return {
    ...pick(employee, ["id", "companyId", "employeeNo", "status", "suspendedFrom", "startDate"]),
    self: who.self,
    manages: who.manages,
    account,
    person: pick(person, ["id", "fullName", "preferredName", "photo", "workEmail"]),
    personal: canSeePersonal ? personalOf(whole) : null,
    identity: identifies
      ? {
          idType: person.idType,
          idNoMasked: person.idLast4 === null ? null : masked(person.idLast4),
          residency: heldOn(await residenciesOf(ctx, who.id), day) ?? null,
        }
      : null,
    employment: {
      ...pick(employee, ["contractType", "contractEnd", "probationEnd", "confirmedOn", "noticeDays", "noticeGivenOn"]),
      ...pick(employee, ["lastDay", "transferId", "previousEmploymentId"]),
      exitReason: canSeePersonal ? employee.exitReason : null,
      exitNote: canSeePersonal ? employee.exitNote : null,
      rehireEligible: canSeePersonal ? employee.rehireEligible : null,
      legalHold:
        canSeePersonal && employee.holdReason !== null && employee.holdSince !== null
          ? { reason: employee.holdReason, since: employee.holdSince }
          : null,
      anonymised: person.anonymisedAt !== null,
    },
    job: heldOn(await jobsOf(ctx, who.id), day) ?? null,
    pay: canSeePay ? (heldOn(await payTermsOf(ctx, who.id), day) ?? null) : null,
    statutory: canSeePay ? (heldOn(await statutoryOf(ctx, who.id), day) ?? null) : null,
    rights: { ...classes, actions: stepsOf(who, { ...employee, anonymised: person.anonymisedAt !== null }) },
    warnings: await warningsOf(ctx, who, whole, day),
    version: versionOf(whole),
    createdAt: employee.createdAt.toISOString(),
    createdBy: names.createdBy,
    updatedAt: employee.updatedAt.toISOString(),
    updatedBy: names.updatedBy,
  };
}

function personalOf({ person, names }: WholeEmployee): NonNullable<Employee["personal"]> {
  return {
    ...pick(person, [
      "gender",
      "dateOfBirth",
      "maritalStatus",
      "raceId",
      "secondRaceId",
      "religionId",
      "nationalityId",
      "personalEmail",
      "phones",
      "addresses",
      "emergencyContacts",
      "education",
      "skills",
      "customFields",
    ]),
    ...pick(names, ["race", "secondRace", "religion", "nationality"]),
  };
}

/** The response of every change: the updated employee. */
export async function answerEmployee<const Status extends number>(
  ctx: HrmsContext,
  who: ReachedEmployee,
  status: Status,
): Promise<Reply<Status, Employee>> {
  const shown = await showEmployee(ctx, who);
  return versioned(status, shown);
}
