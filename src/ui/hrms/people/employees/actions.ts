/** Employment lifecycle actions: their mutations, forms and initial values. */
import type { UseMutationOptions } from "@tanstack/react-query";
import * as forms from "#generated/hrms/forms/employees.ts";
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
import { exitReasonValues, type Employee, type EmployeeAction } from "#generated/hrms/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput } from "#src/client/types.ts";
import { addDays, today } from "../../../kit/calendar-date.ts";
import { type FieldSpec, specsOf, type Values } from "../../../form/spec.ts";
import { people } from "../shared/references.ts";

type Mutation = () => UseMutationOptions<Employee | null, ApiError, AnyInput>;

export interface LifeStep {
  readonly call: Mutation;
  readonly fields: readonly FieldSpec[];
  readonly initial: (employee: Employee) => Values;
  readonly danger?: boolean;
}

const exitReason: Partial<FieldSpec> = {
  choices: exitReasonValues.filter((each) => each !== "transfer"),
  required: true,
};
const lines: Partial<FieldSpec> = { kind: "lines", nullable: false };
const to = (mutation: unknown): Mutation => mutation as Mutation;

export const lifeSteps: Readonly<Record<EmployeeAction, LifeStep>> = {
  acceptOffer: { call: to(acceptEmployeeOfferMutation), fields: [], initial: () => ({}) },
  startProbation: {
    call: to(startEmployeeProbationMutation),
    fields: specsOf(forms.startEmployeeProbation, {
      startDate: { required: true },
      probationEnd: { help: true, nullable: false },
    }),
    initial: ({ startDate, employment }) => ({ startDate, probationEnd: employment.probationEnd }),
  },
  confirm: {
    call: to(confirmEmployeeMutation),
    fields: specsOf(forms.confirmEmployee, { note: { nullable: false } }),
    initial: () => ({ confirmedOn: today(), note: null }),
  },
  extendProbation: {
    call: to(extendEmployeeProbationMutation),
    fields: specsOf(forms.extendEmployeeProbation),
    initial: () => ({ probationEnd: null, reason: null }),
  },
  giveNotice: {
    call: to(giveEmployeeNoticeMutation),
    fields: specsOf(forms.giveEmployeeNotice, { lastDay: { help: true }, exitReason, exitNote: lines }),
    initial: () => ({ noticeGivenOn: today(), lastDay: null, exitReason: null, exitNote: null }),
    danger: true,
  },
  cancelExit: {
    call: to(cancelEmployeeExitMutation),
    fields: specsOf(forms.cancelEmployeeExit),
    initial: () => ({ reason: null }),
  },
  completeExit: {
    call: to(completeEmployeeExitMutation),
    fields: specsOf(forms.completeEmployeeExit, {
      lastDay: { required: true },
      exitReason,
      exitNote: lines,
      reportsTo: { reference: people, nullable: false, help: true },
    }),
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
    fields: specsOf(forms.suspendEmployee),
    initial: () => ({ from: today(), reason: null }),
    danger: true,
  },
  resume: { call: to(resumeEmployeeMutation), fields: [], initial: () => ({}) },
  rehire: {
    call: to(rehireEmployeeMutation),
    fields: specsOf(
      forms.rehireEmployee,
      {
        contractEnd: { required: true, shown: ({ contractType }) => contractType === "fixedTerm" },
        employeeNo: { help: true },
      },
      ["startDate", "contractType", "contractEnd", "employeeNo"],
    ),
    initial: ({ employment }) => ({
      startDate: addDays(today(), 1),
      contractType: employment.contractType,
      contractEnd: null,
      employeeNo: null,
    }),
  },
  delete: { call: to(deleteEmployeeMutation), fields: [], initial: () => ({}), danger: true },
};

/** Shown as buttons on the page; all other actions are in a menu. */
export const primaryActions: readonly EmployeeAction[] = [
  "acceptOffer",
  "startProbation",
  "confirm",
  "resume",
  "rehire",
];
