/** Key employment terms of the samples' people, and the tasks of those who join and leave. */
import { addDays, addMonths } from "#src/domain/shared/calendar.ts";
import { type KetTerms, ketDueOn } from "#src/domain/people/ket.ts";
import { isTaskOf } from "#src/domain/people/shared/records.ts";
import { writtenDay } from "#src/domain/shared/written-day.ts";
import { employeeTasks } from "../../people/tables/employee-tasks.ts";
import { kets } from "../../people/tables/kets.ts";
import { sampleAccounts } from "../accounts.ts";
import { sampleCompanies } from "../companies.ts";
import { sampleLocations } from "../hours.ts";
import { sampleTaskTemplates, taskTemplateId } from "../people-settings.ts";
import type { Writer } from "./insert-people.ts";
import type { SampleEmployee } from "./roster.ts";

const morning = (day: string): Date => new Date(`${day}T03:00:00Z`);
const contracts = {
  permanent: "Permanent",
  fixedTerm: "Fixed term",
  partTime: "Part time",
  casual: "Casual",
  intern: "Internship",
};

function termsOf({
  post,
  ground,
  fullName,
  startDate,
  contractType,
  contractEnd,
  probationEnd,
  noticeDays,
  pays,
}: SampleEmployee): KetTerms {
  const [pay] = pays;
  return {
    employer: sampleCompanies[post.company].name,
    employee: fullName,
    jobTitle: post.designation,
    duties: null,
    startDate,
    duration:
      contractEnd === null
        ? contracts[contractType]
        : `${contracts[contractType]}, until ${writtenDay("en", contractEnd)}`,
    workingArrangement: pay ? `${pay.hoursPerWeek / 100} hours on ${pay.daysPerWeek / 100} days a week` : "-",
    salaryPeriod: pay?.payFrequency === "weekly" ? "Week" : "Calendar month",
    basicSalary: pay?.basic ?? 0,
    fixedAllowances: null,
    fixedDeductions: null,
    overtimePeriod: pay?.otEligible ? "Calendar month" : null,
    overtimeRate: pay?.otEligible ? "1.5 times the hourly basic rate" : null,
    otherPay: null,
    leave: "As the Employment Act gives",
    medical: "As the Employment Act gives",
    probation: probationEnd === null ? null : `Until ${writtenDay("en", probationEnd)}`,
    notice: `${noticeDays} days`,
    placeOfWork: sampleLocations[post.company].find(({ code }) => code === ground.location)?.name ?? null,
  };
}

/** The newest are still to be issued or acknowledged. */
function ketOf(person: SampleEmployee, index: number, today: string) {
  const { startDate } = person;
  const issuedOn = addDays(startDate, 5);
  const read = addDays(startDate, 8 + (index % 4));
  if (issuedOn >= today) return { issuedOn: null, acknowledgedAt: null, status: "draft" };
  return read >= today || index % 17 === 3
    ? { issuedOn, acknowledgedAt: null, status: "issued" }
    : { issuedOn, acknowledgedAt: morning(read), status: "acknowledged" };
}

export async function insertTerms(
  { owned, insert }: Writer,
  present: readonly SampleEmployee[],
  today: string,
): Promise<void> {
  const begun = present.filter(
    ({ startDate, status }) => status !== "offered" && status !== "onboarding" && startDate > addMonths(today, -24),
  );
  await insert(
    kets,
    begun.map((person, index) => ({
      ...owned(person),
      number: 1,
      terms: termsOf(person),
      dueOn: ketDueOn(person.startDate),
      ...ketOf(person, index, today),
    })),
  );
}

type Kind = "onboarding" | "offboarding";

/** Due tasks are done, except one that was forgotten. */
function tasksOf(person: SampleEmployee, kind: Kind, day: string, index: number, today: string) {
  const doer = sampleAccounts[sampleCompanies[person.post.company].people[0]].id;
  const template = sampleTaskTemplates.find((one) => one.kind === kind);
  const residency = person.residencies.findLast(({ from }) => from <= day)?.residency;
  return (template?.tasks ?? [])
    .filter((task) => isTaskOf(task, residency))
    .map(({ title, owner, dueOffset }, place) => {
      const dueOn = addDays(day, dueOffset);
      const done = dueOn < today && (index + place) % 9 !== 4;
      return {
        title,
        kind,
        owner,
        dueOn,
        note: null,
        templateId: taskTemplateId(person.post.company, template?.name ?? ""),
        status: done ? "done" : dueOn < addDays(today, 3) && place % 2 === 1 ? "inProgress" : "open",
        doneAt: done ? morning(dueOn) : null,
        doneBy: done ? doer : null,
      };
    });
}

export async function insertTasks(
  { owned, insert }: Writer,
  people: readonly SampleEmployee[],
  today: string,
): Promise<void> {
  const joined = people.filter(
    ({ status, startDate }) => status !== "offered" && status !== "exited" && startDate > addMonths(today, -5),
  );
  const left = people.filter(({ lastDay }) => lastDay !== null && lastDay > addMonths(today, -2));
  const rows = (those: readonly SampleEmployee[], kind: Kind, dayOf: (person: SampleEmployee) => string) =>
    those.flatMap((person, index) =>
      tasksOf(person, kind, dayOf(person), index, today).map((task) => ({
        ...owned(person, addDays(dayOf(person), -14)),
        ...task,
      })),
    );
  await insert(employeeTasks, [
    ...rows(joined, "onboarding", ({ startDate }) => startDate),
    ...rows(left, "offboarding", ({ lastDay, startDate }) => lastDay ?? startDate),
  ]);
}
