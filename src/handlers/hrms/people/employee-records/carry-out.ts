/** Carries out a transfer: an exit from one company and a hire in the other, with the same functions as any exit and hire. */
import { conflict, ProblemError } from "#src/contract/problem.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { ketDueOn } from "#src/domain/people/ket.ts";
import { ketRecords, taskRecords, type transferRecords } from "#src/store/people/employee-records/all.ts";
import { ketFacts } from "#src/store/people/employee-records/ket-facts.ts";
import {
  copyPapers,
  moveOpenTasks,
  movePlannedTerms,
  moveWaiting,
} from "#src/store/people/employee-records/follow-person.ts";
import type { OfEmployee } from "#src/store/people/shared/records.ts";
import { skipOpenTasks } from "#src/store/people/employee-records/skip-tasks.ts";
import { findFile, readBytes, storeFile } from "#src/store/shared/file-storage.ts";
import { type DatedRow, datedRows, heldOn, termsOf } from "#src/store/people/dated.ts";
import { lockEmployee, updateEmployee, type WholeEmployee } from "#src/store/people/shared/record.ts";
import { giveAccessTo } from "#src/store/people/returners.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { transferLeave } from "../../leave/shared/transfer.ts";
import { sectionChanges } from "../employees/changes.ts";
import { noteChange, noteCreated } from "../shared/employee-events.ts";
import { hire, type NewEmployment } from "../employees/hire.ts";
import { endAccess, handOver } from "../employees/leaving.ts";
import { ketTerms } from "./ket-terms.ts";

export type Move = NonNullable<Awaited<ReturnType<typeof transferRecords.find>>>;

const passTasks = {
  transfer: "Transfer the work pass to the new employer",
  newPass: "Apply for a new work pass",
} as const;

/** Who can be transferred on a day: employees who are working and not leaving for another reason. */
export function mustBeMovable({ employee }: WholeEmployee, { id, effective }: Pick<Move, "id" | "effective">): void {
  const moving = employee.status === "notice" && employee.transferId === id;
  if (
    (employee.status !== "probation" && employee.status !== "confirmed" && !moving) ||
    employee.startDate >= effective
  ) {
    throw conflict("not-employed", "Only an employee who isn't leaving can transfer.");
  }
  if (employee.suspendedFrom !== null) throw conflict("suspended", "An employee who is suspended can't transfer.");
}

/** A decision against the overtime rule carries over; the rule itself is evaluated again. */
function payAgain(pay: DatedRow<"pay">, basic: number): NonNullable<NewEmployment["pay"]> {
  const { otEligible, otReason, ...terms } = termsOf(pay);
  return { ...terms, basic, ...(otReason !== null && { otEligible, otReason }) };
}

/** The current terms for the hire, with a new basic pay if one was agreed. */
async function termsOn(
  ctx: HrmsContext,
  employeeId: string,
  { effective, basic }: Move,
): Promise<Pick<NewEmployment, "pay" | "residency" | "statutory">> {
  const [pay, residency, statutory] = [
    heldOn(await datedRows(ctx.db, "pay", employeeId, effective), effective),
    heldOn(await datedRows(ctx.db, "residency", employeeId, effective), effective),
    heldOn(await datedRows(ctx.db, "statutory", employeeId, effective), effective),
  ];
  return {
    ...(pay && { pay: payAgain(pay, basic ?? pay.basic) }),
    ...(residency && { residency: termsOf(residency) }),
    ...(statutory && { statutory: termsOf(statutory) }),
  };
}

function employmentOf({ employee }: WholeEmployee, move: Move): NewEmployment["employment"] {
  const kept = move.keepService && employee.confirmedOn !== null;
  const onProbation = move.keepService && employee.probationEnd !== null && employee.probationEnd >= move.effective;
  return {
    employeeNo: move.newEmployeeNo,
    startDate: move.effective,
    contractType: employee.contractType,
    contractEnd: employee.contractEnd !== null && employee.contractEnd >= move.effective ? employee.contractEnd : null,
    noticeDays: employee.noticeDays,
    status: kept ? "confirmed" : "probation",
    ...(kept
      ? { confirmedOn: employee.confirmedOn, probationEnd: null }
      : onProbation
        ? { probationEnd: employee.probationEnd }
        : {}),
  };
}

async function openTask(ctx: HrmsContext, next: OfEmployee, title: string, dueOn: string): Promise<void> {
  const id = await taskRecords.insert(ctx.db, actorOf(ctx), next, {
    title,
    kind: "onboarding",
    owner: "hr",
    dueOn,
    note: null,
    status: "open",
  });
  await noteCreated(ctx, next.companyId, { subject: "tasks", id, name: title }, { title, dueOn });
}

/** The new employer must issue its own terms: drafted from the record, for someone to review and issue in time. */
async function draftTerms(ctx: HrmsContext, next: OfEmployee, fullName: string, { effective }: Move): Promise<void> {
  const facts = await ketFacts(ctx.db, next.employeeId, effective);
  const dueOn = ketDueOn(effective);
  const id = await ketRecords.insert(ctx.db, actorOf(ctx), next, {
    number: 1,
    terms: ketTerms({}, facts, fullName, null),
    dueOn,
    status: "draft",
  });
  await noteCreated(ctx, next.companyId, { subject: "kets", id, name: "KET 1" }, { status: "draft" });
  await openTask(ctx, next, "Issue the key employment terms", dueOn);
}

/** Converts problem codes of the hire to those of a transfer. */
function asMove(error: unknown): never {
  if (error instanceof ProblemError && error.details.code === "duplicate")
    throw conflict("number-taken", "Another employee already has this number.");
  if (error instanceof ProblemError && error.details.code === "already-employed")
    throw conflict("employed-there", "The person is already employed in that company.");
  throw error;
}

/** Returns the id of the new employment. */
export async function carryOut(ctx: HrmsContext, move: Move, fromCompany: string): Promise<string> {
  const actor = actorOf(ctx);
  const old = { companyId: move.companyId, employeeId: move.employeeId };
  const whole = await lockEmployee(ctx.db, old.companyId, old.employeeId);
  if (!whole) throw conflict("not-employed", "The employment no longer exists.");
  mustBeMovable(whole, move);
  const { employee, person } = whole;
  const lastDay = addDays(move.effective, -1);
  const leaver = { who: { id: old.employeeId, companyId: old.companyId }, actor };
  await handOver(ctx, leaver, lastDay, move.successorId, "/successorId");
  await endAccess(ctx, leaver, lastDay);
  await skipOpenTasks(ctx.db, actor, old.employeeId, "onboarding");
  const left = {
    status: "exited",
    suspendedFrom: null,
    lastDay,
    noticeGivenOn: employee.noticeGivenOn,
    exitReason: "transfer",
    rehireEligible: true,
    transferId: move.id,
  } as const;
  await updateEmployee(ctx.db, actor, whole, { employment: left });
  const terms = await termsOn(ctx, old.employeeId, move);
  const { departmentId, designationId, locationId, managerId } = move;
  const employeeId = await hire(ctx, actor, move.toCompanyId, {
    personId: employee.personId,
    employment: employmentOf(whole, move),
    previousEmploymentId: old.employeeId,
    transferId: move.id,
    ...terms,
    ...(departmentId !== null &&
      designationId !== null && {
        job: {
          departmentId,
          designationId,
          locationId,
          reporting_tos: managerId === null ? [] : [{ managerId, kind: "primary" as const }],
        },
      }),
  }).catch(asMove);
  const next = { companyId: move.toCompanyId, employeeId };
  await movePlannedTerms(ctx.db, actor, old, next, move.effective);
  await transferLeave(ctx, old, next, move);
  const copyFile = async (fileId: string): Promise<string> => {
    const file = await findFile(ctx.db, old, fileId);
    if (!file) throw new Error(`File ${fileId} of a record is gone.`);
    const { name, mediaType, class: of } = file;
    return (
      await storeFile(
        ctx.db,
        actor,
        next,
        { name, mediaType, class: of, bytes: await readBytes(ctx.db, file, ctx.settings.filesDir) },
        ctx.settings.filesDir,
      )
    ).id;
  };
  const copies = await copyPapers(ctx.db, old, next, copyFile);
  await moveWaiting(ctx.db, actor, old, next, copies, copyFile);
  await moveOpenTasks(ctx.db, actor, old, next);
  if (move.passAction !== "none") await openTask(ctx, next, passTasks[move.passAction], move.effective);
  await draftTerms(ctx, next, person.fullName, move);
  await giveAccessTo(ctx.db, actor, old.employeeId, { ...next, from: move.effective });
  const named = (companyId: string, id: string) => ({ companyId, id, fullName: person.fullName });
  await noteChange(ctx, named(old.companyId, old.employeeId), {
    changes: [
      ...sectionChanges(
        "employment",
        { status: employee.status, lastDay: employee.lastDay, transfer: null },
        { status: "exited", lastDay, transfer: `${move.toCompany} ${move.newEmployeeNo}` },
      ),
      ...sectionChanges("exit", { exitReason: employee.exitReason }, { exitReason: "transfer" }),
    ],
  });
  await noteChange(ctx, named(next.companyId, employeeId), {
    action: "create",
    changes: sectionChanges("employment", null, {
      employeeNo: move.newEmployeeNo,
      startDate: move.effective,
      transfer: `${fromCompany} ${employee.employeeNo}`,
      previousEmployment: employee.employeeNo,
    }),
  });
  return employeeId;
}
