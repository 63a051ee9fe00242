/** Golden cases of imports: who a row is about, what it changes, and what is wrong with it. */
import { describe, expect, it } from "vitest";
import { compareImport } from "./compare-import.ts";
import type { AccountRow, ExistingPerson } from "./existing.ts";
import type { ImportKind } from "./kinds.ts";
import type { ImportBook } from "./people.ts";
import { readImport, type SheetRows } from "./reading.ts";
import type { WriteTools } from "./writes.ts";

const named = (id: string, ...names: string[]) => ({ id, label: names[0] ?? id, names });
const book: ImportBook = {
  departments: [named("sales", "Sales", "S"), named("closed")].map((one, at) =>
    at === 1 ? { ...one, names: [] } : one,
  ),
  designations: [{ ...named("clerk", "Clerk"), gradeId: "g1" }],
  grades: [{ ...named("g1", "G1"), noticeDays: 30, probationMonths: 3 }],
  classes: [],
  locations: [],
  races: [named("cn", "Chinese")],
  religions: [],
  nationalities: [named("sg", "Singaporean", "SG")],
  countries: [{ ...named("sg", "Singapore", "SG"), iso2: "SG" }],
  banks: [
    { ...named("dbs", "DBS", "7171"), acctNoPattern: "[0-9]{9,10}" },
    { ...named("uob", "UOB", "7375"), acctNoPattern: "[0-9]{10}" },
  ],
  passTypes: [named("ep", "Employment Pass", "EP"), named("sp", "S Pass", "SP")],
  occupations: [],
  customFields: [],
  today: "2026-11-20",
};
let ids = 0;
const tools: WriteTools = {
  newId: () => `id-${(ids += 1)}`,
  seal: (text) => ({ enc: `sealed ${text}`, last4: text.slice(-4), hash: `hash ${text}` }),
  fingerprint: (text) => `hash ${text}`,
  hashOf: (enc) => enc.replace("sealed", "hash"),
};

const base = { id: "row", version: 1, effectiveFrom: "2024-01-01" };
function person(number: string, more: Partial<ExistingPerson> = {}): ExistingPerson {
  return {
    employeeId: `e-${number}`,
    personId: `p-${number}`,
    here: true,
    employee: {
      version: 1,
      employeeNo: number,
      status: "confirmed",
      startDate: "2024-01-01",
      probationEnd: null,
      confirmedOn: "2024-04-01",
      contractType: "permanent",
      contractEnd: null,
      lastDay: null,
    },
    person: {
      version: 1,
      fullName: `Person ${number}`,
      preferredName: null,
      gender: null,
      dateOfBirth: null,
      maritalStatus: null,
      raceId: null,
      religionId: null,
      nationalityId: null,
      personalEmail: null,
      workEmail: null,
      phones: [],
      addresses: [],
      customFields: {},
      idType: null,
      idNoEnc: null,
      idLast4: null,
      idHash: null,
    },
    jobs: [],
    pay: [
      {
        ...base,
        rateType: "monthly",
        basic: 480_000,
        currency: "SGD",
        payFrequency: "monthly",
        hoursPerWeek: 4400,
        daysPerWeek: 500,
        otEligible: false,
        otReason: null,
        proration: "workingDays",
      },
    ],
    residencies: [],
    statutory: [],
    lines: [],
    accounts: [],
    passes: [],
    passports: [],
    dependants: [],
    previousEmployments: [],
    kets: [],
    ...more,
  };
}
const identified = (number: string, idNo: string, more: Partial<ExistingPerson> = {}): ExistingPerson => {
  const one = person(number, more);
  const sealed = {
    idType: "NRIC" as const,
    idNoEnc: `sealed ${idNo}`,
    idLast4: idNo.slice(-4),
    idHash: `hash ${idNo}`,
  };
  return { ...one, person: { ...one.person, ...sealed } };
};
const account = (number: string, more: Partial<AccountRow> = {}): AccountRow => ({
  id: `a-${number}`,
  version: 1,
  bankId: "dbs",
  branch: null,
  accountName: "Person 1",
  accountNoLast4: number.slice(-4),
  accountNoHash: `hash ${number}`,
  method: "giro",
  shareKind: "remainder",
  sharePercent: null,
  shareAmount: null,
  effectiveFrom: "2024-01-01",
  status: "active",
  ...more,
});

type Cells = Readonly<Record<string, string>>;
/** A sheet with a column for each field that any row names. */
function sheet(index: number, kind: ImportKind, rows: readonly Cells[]): SheetRows {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    index,
    kind,
    mapping: Object.fromEntries(fields.map((field, column) => [field, column])),
    rows: rows.map((row, at) => ({ line: at + 2, cells: fields.map((field) => row[field] ?? "") })),
  };
}
function compare(sheets: readonly SheetRows[], existing: readonly ExistingPerson[] = []) {
  const reading = readImport(sheets, book, tools.fingerprint);
  return compareImport(reading, existing, new Map(), { book, tools, eligible: () => false });
}
const outcomes = (sheets: readonly SheetRows[], existing: readonly ExistingPerson[] = []) =>
  compare(sheets, existing).rows.map(({ state, changes, faults }) => [
    state,
    ...changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
    ...faults.map(({ field, code }) => `${field} ${code}`),
  ]);
const people = (...rows: Cells[]) => sheet(0, "people", rows);

describe("a row about a person", () => {
  it.each<[string, Cells, ExistingPerson[], string[]]>([
    ["is unchanged by cells without a value", { employeeNo: "1", basic: "" }, [person("1")], ["unchanged"]],
    ["is found by number, whatever its case", { employeeNo: "x1" }, [person("X1")], ["unchanged"]],
    [
      "changes what differs",
      { employeeNo: "1", basic: "5,200.00" },
      [person("1")],
      ["changed", "basic: 4800.00 → 5200.00"],
    ],
    [
      "is found by identity number, and may give another number",
      { employeeNo: "9", idNo: "S1234567D" },
      [identified("1", "S1234567D")],
      ["changed", "employeeNo: 1 → 9"],
    ],
    [
      "needs what a new person needs",
      { idNo: "S1234567D" },
      [],
      ["error", "employeeNo required", "fullName required", "startDate required"],
    ],
    [
      "cannot take the number of someone who has left",
      { employeeNo: "1" },
      [person("1", { employee: { ...person("1").employee, status: "exited" } })],
      ["error", "employeeNo has-left"],
    ],
    [
      "cannot take a number of another company",
      { employeeNo: "1" },
      [person("1", { here: false })],
      ["error", "employeeNo other-company"],
    ],
    [
      "cannot take the identity of someone else",
      { employeeNo: "1", idNo: "S1234567D" },
      [person("1"), identified("2", "S1234567D")],
      ["error", "idNo taken"],
    ],
    [
      "begins a change no earlier than the current entry",
      { employeeNo: "1", basic: "5200", effectiveFrom: "2023-12-01" },
      [person("1")],
      ["error", "effectiveFrom too-early"],
    ],
    [
      "does not confirm anyone by itself",
      { employeeNo: "1", confirmedOn: "2026-11-01" },
      [person("1", { employee: { ...person("1").employee, status: "probation", confirmedOn: null } })],
      ["error", "confirmedOn confirm-on-record"],
    ],
    [
      "cannot name a department that is no longer offered",
      { employeeNo: "1", department: "closed" },
      [person("1")],
      ["error", "department unknown-reference"],
    ],
  ])("%s", (_name, row, existing, expected) => {
    expect(outcomes([people(row)], existing)).toEqual([expected]);
  });

  it("starts a change on its day, or on the day of the entry that begins then", () => {
    const writes = (effectiveFrom: string) =>
      compare([people({ employeeNo: "1", basic: "5200", effectiveFrom })], [person("1")]).writes.rows.filter(
        ({ table }) => table === "pay",
      );
    expect(writes("")).toMatchObject([{ version: null, fields: { effectiveFrom: "2026-11-20", basic: 520_000 } }]);
    expect(writes("01/12/2026")).toMatchObject([{ version: null, fields: { effectiveFrom: "2026-12-01" } }]);
    expect(writes("2024-01-01")).toMatchObject([{ id: "row", version: 1, fields: { basic: 520_000 } }]);
  });

  it("is about someone else than any other row", () => {
    const twice = people({ employeeNo: "1" }, { employeeNo: "9", idNo: "S1234567D" });
    expect(outcomes([twice], [identified("1", "S1234567D")]).map(([state]) => state)).toEqual(["unchanged", "error"]);
  });
});

describe("bank accounts", () => {
  const banks = (...rows: Cells[]) => [
    sheet(
      0,
      "bankAccounts",
      rows.map((row) => ({ employeeNo: "1", bank: "DBS", ...row })),
    ),
  ];
  it.each<[string, Cells[], AccountRow[], string[][]]>([
    ["are unchanged where they are the same", [{ accountNo: "123 456 789" }], [account("123456789")], [["unchanged"]]],
    [
      "take the place of the account that has received the remainder",
      [{ accountNo: "987654321" }],
      [account("123456789")],
      [["new", "bank: null → DBS", "accountNo: null → ••••4321", "replaces: null → DBS ••••6789"]],
    ],
    [
      "replace themselves where their share changes",
      [{ accountNo: "123456789", sharePercent: "40" }, { accountNo: "987654321" }],
      [account("123456789")],
      [
        ["new", "sharePercent: null → 40"],
        ["new", "accountNo: null → ••••4321"],
      ],
    ],
    ["have a number of their bank", [{ accountNo: "1234" }], [], [["error", "accountNo account-number"]]],
    [
      "add up to the whole pay",
      [{ accountNo: "123456789", sharePercent: "40" }],
      [],
      [["error", "sharePercent shares"]],
    ],
    [
      "may share the whole pay among them",
      [
        { accountNo: "123456789", sharePercent: "40" },
        { accountNo: "987654321", sharePercent: "60" },
      ],
      [],
      [["new"], ["new"]],
    ],
    [
      "are given once",
      [{ accountNo: "123456789" }, { accountNo: "123 456 789" }],
      [],
      [["new"], ["error", "accountNo twice"]],
    ],
  ])("%s", (_name, rows, accounts, expected) => {
    const found = outcomes(banks(...rows), [person("1", { accounts })]);
    expect(found.map(([state]) => state)).toEqual(expected.map(([state]) => state));
    for (const [at, wanted] of expected.entries()) expect(found[at]).toEqual(expect.arrayContaining(wanted));
  });

  it("wait for a second person, with the account that they replace", () => {
    const { writes } = compare(banks({ accountNo: "987654321" }), [person("1", { accounts: [account("123456789")] })]);
    expect(writes.rows).toMatchObject([
      { table: "accounts", version: null, fields: { status: "pendingVerify", replacesId: "a-123456789" } },
    ]);
    expect(writes.accounts).toMatchObject([{ employeeId: "e-1", again: false }]);
  });
});

describe("records of people", () => {
  it("belong to someone of the file or of the company", () => {
    const passes = sheet(1, "passes", [
      { employeeNo: "NEW-1", passType: "EP", issuedOn: "2026-01-01", expiry: "2027-12-31" },
      { employeeNo: "nobody", passType: "EP" },
    ]);
    const found = compare([people({ employeeNo: "new-1", fullName: "New One", startDate: "2026-12-01" }), passes]);
    expect(found.rows.map(({ sheet: at, state, person: who }) => [at, state, who])).toEqual([
      [0, "new", "New One"],
      [1, "new", "New One"],
      [1, "error", "nobody"],
    ]);
    const employee = found.writes.rows.find(({ table }) => table === "employees");
    expect(found.writes.rows.find(({ table }) => table === "passes")?.fields).toMatchObject({
      employeeId: employee?.id,
      status: "issued",
    });
  });

  it("are found again: a pass by type and number, a dependant by name, a fund by its code", () => {
    const one = person("1", {
      passes: [
        {
          id: "pass",
          version: 3,
          typeId: "ep",
          occupationId: null,
          passNo: "X-77",
          applicationDate: null,
          issuedOn: "2025-01-01",
          expiry: "2026-12-31",
          levyRate: null,
          securityBond: null,
          quotaSector: null,
          status: "issued",
        },
      ],
      dependants: [
        {
          id: "kid",
          version: 1,
          fullName: "Lim Jun",
          relation: "child",
          dateOfBirth: "2020-01-01",
          citizenship: null,
          birthCertNoEnc: null,
          birthCertNoLast4: null,
        },
      ],
      statutory: [
        {
          ...base,
          cpfPaidBy: "shared",
          shg: [{ fund: "CDAC", mode: "optOut", amount: null, approvalRef: null }],
          sdlExemptReason: null,
          fwl: null,
          taxResident: true,
          inPpf: false,
          ppfEmployeeShare: null,
          ppfEmployerShare: null,
          cpfOpening: null,
        },
      ],
    });
    const sheets = [
      sheet(0, "passes", [{ employeeNo: "1", passType: "Employment Pass", passNo: "x-77", expiry: "2028-12-31" }]),
      sheet(1, "dependants", [{ employeeNo: "1", dependantName: "lim jun", relation: "Son", citizenship: "Citizen" }]),
      sheet(2, "funds", [
        { employeeNo: "1", fund: "CDAC", choice: "Opt out" },
        { employeeNo: "1", fund: "MBM", choice: "custom", amount: "12.50" },
        { employeeNo: "1", fund: "SINDA", choice: "auto", amount: "3" },
      ]),
      sheet(3, "cpfOpening", [{ employeeNo: "1", year: "2026", ordinaryWages: "48,000" }]),
    ];
    expect(outcomes(sheets, [one])).toEqual([
      ["changed", "expiry: 2026-12-31 → 2028-12-31"],
      ["changed", "citizenship: null → citizen"],
      ["unchanged"],
      ["new", "fund: null → MBMF", "choice: null → custom", "amount: null → 12.50"],
      ["error", "amount only-custom"],
      [
        "new",
        "year: null → 2026",
        "ordinaryWages: null → 48000.00",
        "additionalWages: null → 0.00",
        "paidBy: null → own",
      ],
    ]);
    const { writes } = compare(
      [sheets[2] as SheetRows].map((own) => ({ ...own, rows: own.rows.slice(0, 2) })),
      [one],
    );
    expect(writes.rows).toMatchObject([
      {
        table: "statutory",
        version: null,
        fields: {
          effectiveFrom: "2026-11-20",
          shg: [
            { fund: "CDAC", mode: "optOut" },
            { fund: "MBMF", amount: 1250 },
          ],
        },
      },
    ]);
  });
});
