/** The audit trail of the sample people and of their companies' settings. */
import { addDays, addMonths } from "#src/domain/shared/calendar.ts";
import type { FieldChange, FieldValue } from "#src/domain/shared/history.ts";
import { auditEvents } from "../../shared/tables/audit-events.ts";
import { type SamplePerson, sampleAccounts } from "../accounts.ts";
import { sampleFacts } from "../business.ts";
import { sampleCompanies } from "../companies.ts";
import { sampleId } from "../ids.ts";
import { documentTypeId, sampleDocumentTypes, sampleTaskTemplates, taskTemplateId } from "../people-settings.ts";
import type { Writer } from "./insert-people.ts";
import type { SampleEmployee } from "./roster.ts";

type Company = keyof typeof sampleCompanies;

interface TrailEvent {
  readonly company: Company;
  readonly action: "create" | "update";
  readonly subject: string;
  readonly recordId: string;
  readonly recordName: string;
  readonly day: string;
  readonly by?: SamplePerson;
  readonly reason?: string;
  readonly changes: FieldChange[];
}

const changed = (field: string, before: FieldValue, after: FieldValue): FieldChange => ({ field, before, after });
const made = (fields: Readonly<Record<string, FieldValue>>): FieldChange[] =>
  Object.entries(fields).flatMap(([field, after]) => (after === null ? [] : [changed(field, null, after)]));

/** The creation of the record, and the steps of the last two years. */
function eventsOf(person: SampleEmployee, today: string): TrailEvent[] {
  const {
    key,
    post,
    fullName,
    preferredName,
    employeeNo,
    startDate,
    contractType,
    confirmedOn,
    noticeGivenOn,
    lastDay,
    status,
    exitReason,
    promotion,
    pays,
  } = person;
  const since = addMonths(today, -24);
  const event = (day: string, action: TrailEvent["action"], changes: FieldChange[], reason?: string): TrailEvent => ({
    company: post.company,
    action,
    subject: "employees",
    recordId: sampleId(`employees/${key}`),
    recordName: fullName,
    day,
    changes,
    ...(reason !== undefined && { reason }),
  });
  const within = (day: string | null): day is string => day !== null && day > since && day <= today;
  const [first] = pays;
  return [
    event(
      addDays(startDate, -5),
      "create",
      made({
        "person.fullName": fullName,
        "person.preferredName": preferredName,
        "employment.employeeNo": employeeNo,
        "employment.startDate": startDate,
        "employment.contractType": contractType,
        "job.designation": promotion?.from ?? post.designation,
        "pay.basic": first?.basic ?? null,
      }),
    ),
    ...(within(promotion?.on ?? null)
      ? [
          event(
            (promotion as { on: string }).on,
            "update",
            [changed("job.designation", promotion?.from ?? null, post.designation)],
            "Promotion",
          ),
        ]
      : []),
    ...pays.flatMap((pay, index) =>
      index > 0 && within(pay.from)
        ? [
            event(
              pay.from,
              "update",
              [changed("pay.basic", pays[index - 1]?.basic ?? null, pay.basic)],
              pay.reason ?? undefined,
            ),
          ]
        : [],
    ),
    ...(within(confirmedOn) && confirmedOn > startDate
      ? [
          event(confirmedOn, "update", [
            changed("employment.status", "probation", "confirmed"),
            changed("employment.confirmedOn", null, confirmedOn),
          ]),
        ]
      : []),
    ...(within(noticeGivenOn)
      ? [
          event(noticeGivenOn, "update", [
            changed("employment.status", "confirmed", "notice"),
            changed("employment.lastDay", null, lastDay),
            changed("exit.exitReason", null, exitReason),
          ]),
        ]
      : []),
    ...(status === "exited" && within(lastDay)
      ? [
          event(lastDay, "update", [
            changed("employment.status", noticeGivenOn === null ? "confirmed" : "notice", "exited"),
          ]),
        ]
      : []),
  ];
}

function settingsOf(company: Company, today: string): TrailEvent[] {
  const day = addDays(today, -290);
  const { id, name } = sampleCompanies[company];
  const event = (
    subject: string,
    recordId: string,
    recordName: string,
    changes: FieldChange[],
    more: Partial<TrailEvent> = {},
  ): TrailEvent => ({ company, action: "create", subject, recordId, recordName, day, changes, ...more });
  return [
    event("companies", id, name, made({ name }), { day: addDays(today, -360) }),
    event("companies", id, name, [changed("phone", null, sampleFacts[company].phone ?? null)], {
      action: "update",
      day: addDays(today, -120),
    }),
    ...sampleDocumentTypes.map((type) =>
      event(
        "document-types",
        documentTypeId(company, type.name),
        type.name,
        made({ name: type.name, code: type.code ?? null, visibility: type.visibility, expires: type.expires }),
      ),
    ),
    ...sampleTaskTemplates.map((template) =>
      event(
        "task-templates",
        taskTemplateId(company, template.name),
        template.name,
        made({ name: template.name, kind: template.kind, tasks: template.tasks.map(({ title }) => title).join("; ") }),
      ),
    ),
    event(
      "custom-field-definitions",
      sampleId(`custom-field-definitions/${company}/shirtSize`),
      "Shirt size",
      made({ code: "shirtSize", label: "Shirt size", kind: "choice" }),
    ),
  ];
}

export async function insertTrail(
  { insert }: Writer,
  tenantId: string,
  people: readonly SampleEmployee[],
  today: string,
): Promise<void> {
  const companies = [...new Set(people.map(({ post }) => post.company))];
  const events = [
    ...companies.flatMap((company) => settingsOf(company, today)),
    ...people.flatMap((person) => eventsOf(person, today)),
  ];
  await insert(
    auditEvents,
    events
      // Future rows were entered some days ago.
      .map((event) => ({ ...event, day: event.day < today ? event.day : addDays(today, -1) }))
      .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
      .map(({ company, day, by = sampleCompanies[company].people[0], ...event }, index) => ({
        ...event,
        tenantId,
        companyId: sampleCompanies[company].id,
        actorId: sampleAccounts[by].id,
        requestId: `sample-people-${index + 1}`,
        at: new Date(`${day}T02:${String(index % 60).padStart(2, "0")}:00Z`),
      })),
  );
}
