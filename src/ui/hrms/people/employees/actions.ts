/** The steps of an employment's life as the screens know them: their calls, what each asks for, and with what it begins. */
import type { UseMutationOptions } from "@tanstack/react-query";
import {
  acceptEmployeeOfferMutation,
  cancelEmployeeExitMutation,
  completeEmployeeExitMutation,
  confirmEmployeeMutation,
  deleteEmployeeMutation,
  extendEmployeeProbationMutation,
  giveEmployeeNoticeMutation,
  rehireEmployeeMutation,
  resumeEmployeeMutation,
  startEmployeeProbationMutation,
  suspendEmployeeMutation,
} from "#generated/hrms/hooks/employees.ts";
import { contractTypeValues, exitReasonValues, type Employee, type EmployeeAction } from "#generated/hrms/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput } from "#src/client/types.ts";
import { addDays, today } from "../../../kit/calendar-date.ts";
import type { FieldSpec, FormValues } from "./form/spec.ts";
import { people } from "../shared/references.ts";

type Mutation = () => UseMutationOptions<Employee | null, ApiError, AnyInput>;

export interface LifeStep {
  readonly call: Mutation;
  readonly fields: readonly FieldSpec[];
  readonly initial: (employee: Employee) => FormValues;
  readonly danger?: boolean;
}

const reason: FieldSpec = { name: "reason", kind: "text", required: true };
const exitReason: FieldSpec = {
  name: "exitReason",
  kind: "choice",
  choices: { words: "exitReason", values: exitReasonValues.filter((each) => each !== "transfer") },
  required: true,
};
const exitNote: FieldSpec = { name: "exitNote", kind: "lines" };
const to = (mutation: unknown): Mutation => mutation as Mutation;

export const lifeSteps: Readonly<Record<EmployeeAction, LifeStep>> = {
  acceptOffer: { call: to(acceptEmployeeOfferMutation), fields: [], initial: () => ({}) },
  startProbation: {
    call: to(startEmployeeProbationMutation),
    fields: [
      { name: "startDate", kind: "date", required: true },
      { name: "probationEnd", kind: "date", help: true },
    ],
    initial: ({ startDate, employment }) => ({ startDate, probationEnd: employment.probationEnd }),
  },
  confirm: {
    call: to(confirmEmployeeMutation),
    fields: [
      { name: "confirmedOn", kind: "date", required: true },
      { name: "note", kind: "text" },
    ],
    initial: () => ({ confirmedOn: today(), note: null }),
  },
  extendProbation: {
    call: to(extendEmployeeProbationMutation),
    fields: [{ name: "probationEnd", kind: "date", required: true }, reason],
    initial: () => ({ probationEnd: null, reason: null }),
  },
  giveNotice: {
    call: to(giveEmployeeNoticeMutation),
    fields: [
      { name: "noticeGivenOn", kind: "date", required: true },
      { name: "lastDay", kind: "date", help: true },
      exitReason,
      exitNote,
    ],
    initial: () => ({ noticeGivenOn: today(), lastDay: null, exitReason: null, exitNote: null }),
    danger: true,
  },
  cancelExit: { call: to(cancelEmployeeExitMutation), fields: [reason], initial: () => ({ reason: null }) },
  completeExit: {
    call: to(completeEmployeeExitMutation),
    fields: [
      { name: "lastDay", kind: "date", required: true },
      exitReason,
      exitNote,
      { name: "rehireEligible", kind: "flag" },
      { name: "reportsTo", kind: "reference", reference: people, help: true },
    ],
    initial: ({ employment: { lastDay, exitReason: known, exitNote: note, rehireEligible } }) => ({
      lastDay: lastDay ?? today(),
      exitReason: known,
      exitNote: note,
      rehireEligible: rehireEligible ?? true,
      reportsTo: null,
    }),
    danger: true,
  },
  suspend: {
    call: to(suspendEmployeeMutation),
    fields: [{ name: "from", kind: "date", required: true }, reason],
    initial: () => ({ from: today(), reason: null }),
    danger: true,
  },
  resume: { call: to(resumeEmployeeMutation), fields: [], initial: () => ({}) },
  rehire: {
    call: to(rehireEmployeeMutation),
    fields: [
      { name: "startDate", kind: "date", required: true },
      {
        name: "contractType",
        kind: "choice",
        choices: { words: "contractType", values: contractTypeValues },
        required: true,
      },
      { name: "contractEnd", kind: "date", required: true, shown: ({ contractType }) => contractType === "fixedTerm" },
      { name: "employeeNo", kind: "text", help: true },
    ],
    initial: ({ employment }) => ({
      startDate: addDays(today(), 1),
      contractType: employment.contractType,
      contractEnd: null,
      employeeNo: null,
    }),
  },
  delete: { call: to(deleteEmployeeMutation), fields: [], initial: () => ({}), danger: true },
};

/** What leads on stands on the page itself; the others in a menu. */
export const leading: readonly EmployeeAction[] = ["acceptOffer", "startProbation", "confirm", "resume", "rehire"];
