/** Transfers between the sample companies, split work, shared costs, change requests, and saved views. */
import { addDays, addMonths } from "#src/domain/shared/calendar.ts";
import { changeRequests } from "../../people/tables/change-requests.ts";
import { savedViews } from "../../account/tables/saved-views.ts";
import { splitCompanies } from "../../people/tables/split-companies.ts";
import { transfers } from "../../people/tables/transfers.ts";
import { type SamplePerson, sampleAccounts } from "../accounts.ts";
import { sampleCompanies } from "../companies.ts";
import { sampleId } from "../ids.ts";
import { structureId } from "../insert-structure.ts";
import type { Writer } from "./insert-people.ts";
import { personOf } from "./person.ts";
import type { SampleEmployee } from "./roster.ts";

const morning = (day: string): Date => new Date(`${day}T03:00:00Z`);
const by = (account: SamplePerson, day: string) => ({
  createdAt: morning(day),
  createdBy: sampleAccounts[account].id,
  updatedAt: morning(day),
  updatedBy: sampleAccounts[account].id,
});

/** The transfer that ended or began an employment. */
export function transferOf({ key, movedTo, movedFrom }: SampleEmployee): string | null {
  const from = movedTo === null ? movedFrom : key;
  return from === null ? null : sampleId(`transfers/${from}`);
}

const plain = ({ role, pass, contractType, status, post }: SampleEmployee): boolean =>
  role === undefined &&
  pass === null &&
  contractType === "permanent" &&
  status === "confirmed" &&
  post.company === "trading" &&
  post.rank === "member";

export async function insertMoves(
  { owned, insert }: Writer,
  people: readonly SampleEmployee[],
  today: string,
): Promise<void> {
  const left = people.find(({ movedTo }) => movedTo !== null);
  const joined = people.find(({ key }) => key === left?.movedTo);
  const office = people.filter((one) => plain(one) && !one.post.department.startsWith("WH"));
  const [asked, split] = [office[2], office[5]];
  if (!left || !joined || !asked || !split) return;
  const jobIn = ({ post }: SampleEmployee) => ({
    departmentId: structureId("departments", post.company, post.department),
    designationId: sampleId(`designations/${post.company}/${post.designation}`),
  });
  const move = {
    toCompanyId: sampleCompanies.logistics.id,
    keepService: true,
    leaveTransfer: "carry",
    passAction: "none",
  };
  const decidedOn = addDays(joined.startDate, -20);
  const start = addDays(addMonths(`${today.slice(0, 7)}-01`, 2), 0);
  await insert(transfers, [
    {
      ...owned(left),
      ...by("adeline", addDays(decidedOn, -3)),
      ...move,
      ...jobIn(joined),
      id: transferOf(left),
      effective: joined.startDate,
      newEmployeeNo: joined.employeeNo,
      newEmployeeId: sampleId(`employees/${joined.key}`),
      status: "executed",
      decidedBy: sampleAccounts.siti.id,
      decidedAt: morning(decidedOn),
      comment: "Wanted by both sides.",
    },
  ]);
  await insert(transfers, [
    {
      ...owned(asked),
      ...by("adeline", addDays(today, -2)),
      ...move,
      ...jobIn(joined),
      id: sampleId(`transfers/${asked.key}`),
      effective: start,
      newEmployeeNo: "ML0900",
      leaveTransfer: "encash",
      status: "requested",
      note: "Helps the depot with its invoices.",
    },
  ]);
  const from = `${addMonths(today, -3).slice(0, 7)}-01`;
  const leg = (company: "trading" | "logistics", percent: number) => ({
    companyId: sampleCompanies[company].id,
    percent,
    amount: null,
    from,
    to: null,
  });
  await insert(splitCompanies, [
    {
      ...owned(split),
      ...by("adeline", addDays(from, -6)),
      id: sampleId(`split-companies/${split.key}`),
      leadCompanyId: sampleCompanies.trading.id,
      legs: [leg("trading", 6000), leg("logistics", 4000)],
      from,
      note: "Two days of the week at the depot.",
      status: "active",
    },
  ]);
  await insert(changeRequests, requestsOf({ owned, insert }, people, today));
  await insert(savedViews, viewsOf(left, { owned, insert }, today));
}

/** Change requests by people with an account: some pending, one approved, one rejected. */
function requestsOf({ owned }: Writer, people: readonly SampleEmployee[], today: string) {
  const of = (account: SamplePerson, daysAgo: number, request: (person: ReturnType<typeof personOf>) => object) => {
    const person = people.find(({ role }) => role?.account === account);
    if (!person) return [];
    const day = addDays(today, -daysAgo);
    return [
      {
        ...owned(person),
        ...by(account, day),
        id: sampleId(`change-requests/${account}/${daysAgo}`),
        status: "submitted",
        note: null,
        decidedAt: null,
        decidedBy: null,
        decisionNote: null,
        ...request(personOf(person)),
      },
    ];
  };
  const decided = (daysAgo: number, decisionNote: string | null) => ({
    decidedAt: morning(addDays(today, -daysAgo)),
    decidedBy: sampleAccounts.rachel.id,
    updatedBy: sampleAccounts.rachel.id,
    updatedAt: morning(addDays(today, -daysAgo)),
    decisionNote,
    version: 2,
  });
  const home = {
    type: "home",
    block: "27",
    street: "Saga Rise",
    unit: "#08-214",
    building: null,
    postal: "310027",
    country: "SG",
  };
  return [
    ...of("jiahui", 1, ({ addresses }) => ({
      section: "address",
      before: { addresses },
      after: { addresses: [home] },
      note: "Moved last week.",
    })),
    ...of("faridah", 4, ({ personalEmail }) => ({
      section: "contact",
      before: { personalEmail },
      after: { personalEmail: "faridah.osman@post.example" },
    })),
    ...of("suresh", 2, ({ emergencyContacts }) => ({
      section: "emergency",
      before: { emergencyContacts },
      after: {
        emergencyContacts: [
          ...emergencyContacts,
          { name: "Priyanka Suresh", relation: "Daughter", phone: "+65 8000 4417" },
        ],
      },
    })),
    ...of("desmond", 40, ({ personalEmail }) => ({
      section: "contact",
      before: { personalEmail: "desmond@old.example" },
      after: { personalEmail },
      status: "approved",
      ...decided(39, null),
    })),
    ...of("desmond", 75, ({ preferredName }) => ({
      section: "person",
      before: { preferredName },
      after: { preferredName: "DJ Des" },
      status: "rejected",
      ...decided(73, "A name that colleagues know you by, please."),
    })),
  ];
}

const views = [
  { key: "probation", name: "On probation", query: { status: "probation", sort: "startDate" } },
  { key: "joined", name: "Joined in the last months", query: { sort: "-startDate" } },
  { key: "contracts", name: "Contracts that end", query: { contractType: "fixedTerm,intern" } },
];

function viewsOf(person: SampleEmployee, { owned }: Writer, today: string) {
  const { employeeId: _employee, ...company } = owned(person);
  const layout = { columns: null, widths: {}, pinned: {}, density: "normal" };
  return views.map(({ key, name, query }) => ({
    ...company,
    ...by("rachel", addDays(today, -50)),
    id: sampleId(`views/${key}`),
    userId: sampleAccounts.rachel.id,
    subject: "employees",
    name,
    query,
    layout,
    shared: key !== "joined",
  }));
}
