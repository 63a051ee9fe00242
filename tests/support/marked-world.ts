/** A tenant whose records contain markers: unique texts, each with the field class or element that opens it. */
import { randomUUID } from "node:crypto";
import type { RegisterAnswer } from "#generated/hrms/schema.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { nricLetter } from "#src/domain/statutory/identifiers/nric.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import type { HrmsGateway } from "./hrms-gateway.ts";
import { quickHash } from "./quick-hash.ts";

type Call = HrmsGateway["call"];
type Role = Parameters<typeof roleId>[0];

/** Whose record: the reader's own, a report's, or anyone else's. */
export type Whose = "own" | "report" | "other";

/** A field class of an employee, at every operation or only at those listed; or permission to read an element's records. */
export type Opening =
  | { readonly whose: Whose; readonly class: FieldClass; readonly at?: string }
  | { readonly element: string };

export interface Mark {
  readonly text: string;
  /** Any of them grants access. */
  readonly opened: readonly Opening[];
  /** Currently in no response; would be if the value were written in another form. */
  readonly rare?: true;
}

export interface MarkedWorld {
  readonly tenantId: string;
  readonly companyId: string;
  readonly owner: Call;
  readonly marks: readonly Mark[];
  readonly people: Readonly<Record<Whose, string>>;
  /** Ids that no list returns. */
  readonly files: readonly string[];
  readonly customField: string;
  /** Signs in an account with these roles, as the employee of the "own" markers. */
  readonly as: (roles: readonly Role[]) => Promise<Call>;
  readonly keyWith: (roles: readonly Role[]) => Promise<Call>;
}

const password = "Orchid-Road-77";
const reader = "reader@marks.example";

export async function openMarkedWorld({ call, signIn, database: { pool } }: HrmsGateway): Promise<MarkedWorld> {
  const marks: Mark[] = [];
  let serial = 0;
  const next = (): number => (serial += 1);
  const mark = (text: string, ...opened: Opening[]): string => {
    marks.push({ text, opened });
    return text;
  };
  const of = (whose: Whose, name: FieldClass): string => mark(`zq${whose}${name}${next()}`, { whose, class: name });
  const ofElement = (element: string): string => mark(`zq${element.replaceAll("-", "")}${next()}`, { element });

  const email = "owner@marks.example";
  const registered = await call<RegisterAnswer>("POST", "/jwt/register", {
    body: { email, username: "marksowner", password },
  });
  if (!("user" in registered.body)) throw new Error(JSON.stringify(registered.body));
  const ownerId = registered.body.user.id;
  await pool.query("update users set password_hash = $1, email_verified_at = now() where id = $2", [
    quickHash(password),
    ownerId,
  ]);
  const { rows } = await pool.query<{ tenant_id: string; company_id: string }>(
    "select tenant_id, company_id from user_access where user_id = $1",
    [ownerId],
  );
  const { tenant_id: tenantId = "", company_id: companyId = "" } = rows[0] ?? {};
  const owner = await signIn(email, password);
  const base = `/companies/${companyId}`;

  async function post<Body extends { id: string }>(
    path: string,
    body: unknown,
    by: Call = owner,
    more: object = {},
  ): Promise<Body> {
    const answer = await by<Body>("POST", path, { body, ...more });
    if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  const department = await post(`${base}/departments`, { department: "Sales", code: "S" });
  const grade = await post(`${base}/grades`, { name: "G3", rank: 3, payMin: 4_819_301, payMid: null, payMax: null });
  mark("4819301", { element: "grades" });
  const designation = await post(`${base}/designations`, { designation: "Associate", gradeId: grade.id });
  const customField = "parkinglot";
  await post(`${base}/custom-field-definitions`, { code: customField, label: "Parking lot", kind: "text" });
  const documentType = await post(`${base}/document-types`, { name: "Letter", code: "LET", visibility: "personal" });
  const bankId = masterId("banks", "7171");
  const country = masterId("countries", "MY");
  const files: string[] = [];

  const fin = (digits: string): string => `F${digits}${nricLetter("F", digits)}`;
  const fileOf = async (employeeId: string, name: string, as: FieldClass): Promise<string> => {
    const file = await post(`${base}/employees/${employeeId}/files`, `%PDF-1.4 ${name}`, owner, {
      query: { name: `${name}.pdf`, class: as },
      headers: { "Content-Type": "application/octet-stream" },
    });
    files.push(file.id);
    return file.id;
  };

  async function employ(whose: Whose, index: number, managerId?: string): Promise<string> {
    const number = fin(`771234${index}`);
    // The whole number appears only in the archive of a person's data, which requires a reason.
    mark(number, { whose, class: "identity", at: "exportEmployeeData" });
    mark(`•${number.slice(-4)}`, { whose, class: "identity" });
    const basic = 8_712_300 + index;
    mark(String(basic), { whose, class: "pay" });
    marks.push({ text: String(basic / 100), opened: [{ whose, class: "pay" }], rare: true });
    const made = await post(`${base}/employees`, {
      // A manager's name appears in the jobs of their reports.
      person: {
        fullName:
          whose === "own"
            ? mark(`zqownpublic${next()}`, { whose, class: "public" }, { whose: "report", class: "public" })
            : of(whose, "public"),
        customFields: { [customField]: of(whose, "personal") },
      },
      contact: {
        personalEmail: `${of(whose, "personal")}@mail.example`,
        phones: [{ type: "mobile", number: mark(`+65 8123 771${index}`, { whose, class: "personal" }) }],
        addresses: [{ type: "home", street: of(whose, "personal"), country: "SG", postal: "310012" }],
        emergencyContacts: [{ name: of(whose, "personal"), relation: "Father", phone: "+65 9123 4567" }],
      },
      identity: { idType: "FIN", idNo: number },
      residency: { residency: "foreigner" },
      employment: { employeeNo: `M-${index}`, status: "confirmed", startDate: "2024-01-01", contractType: "permanent" },
      job: {
        departmentId: department.id,
        designationId: designation.id,
        gradeId: grade.id,
        ...(managerId !== undefined && { reporting_tos: [{ managerId, kind: "primary" }] }),
      },
      pay: { rateType: "monthly", basic },
    });
    const at = `${base}/employees/${made.id}`;
    const accountNo = `072123477${index}`;
    mark(`•${accountNo.slice(-4)}`, { whose, class: "pay" });
    mark(accountNo, { whose, class: "pay", at: "exportEmployeeData" });
    await post(`${at}/bank-accounts`, {
      bankId,
      accountName: of(whose, "pay"),
      accountNo,
      method: "giro",
      shareKind: "remainder",
      effectiveFrom: "2026-11-20",
    });
    await post(`${at}/work-passes`, {
      typeId: masterId("workpass-types", "EP"),
      passNo: number,
      applicationDate: "2026-10-01",
      issuedOn: "2026-11-20",
      expiry: "2027-01-20",
      status: "issued",
    });
    await post(`${at}/work-passes`, {
      typeId: masterId("workpass-types", "SP"),
      passNo: of(whose, "identity"),
      applicationDate: "2026-10-01",
      issuedOn: null,
      expiry: null,
      status: "applied",
    });
    const gone = await post(`${at}/work-passes`, {
      typeId: masterId("workpass-types", "SP"),
      passNo: of(whose, "identity"),
      applicationDate: "2026-10-01",
      issuedOn: null,
      expiry: null,
      status: "applied",
    });
    await owner("DELETE", `${at}/work-passes/${gone.id}`);
    mark(`PASSX771${index}`, { whose, class: "identity", at: "exportEmployeeData" });
    mark(`•771${index}`, { whose, class: "identity" });
    await post(`${at}/passports`, {
      countryId: country,
      number: `PASSX771${index}`,
      issueDate: "2022-03-01",
      expiry: "2026-12-28",
      reminderDays: 90,
    });
    await post(`${at}/dependants`, {
      fullName: of(whose, "personal"),
      relation: "child",
      dateOfBirth: "2019-05-14",
      citizenship: "citizen",
    });
    await post(`${at}/previous-employments`, {
      employer: of(whose, "personal"),
      title: "Buyer",
      from: "2019-02-01",
      to: "2024-02-29",
    });
    for (const visibility of ["personal", "identity", "pay", "health"] as const) {
      const file = await fileOf(made.id, of(whose, visibility), visibility);
      await post(`${at}/documents`, {
        typeId: documentType.id,
        number: of(whose, visibility),
        note: of(whose, visibility),
        visibility,
        fileId: file,
        issuedOn: "2025-07-01",
        expiry: "2027-01-30",
      });
    }
    await post(`${at}/kets`, { duties: of(whose, "personal"), fixedAllowances: of(whose, "pay"), leave: "14 days" });
    await post(`${at}/tasks`, { title: of(whose, "personal"), kind: "onboarding", owner: "it", dueOn: "2026-11-20" });
    await post(`${at}/pay-terms`, {
      effectiveFrom: "2026-06-01",
      reason: of(whose, "pay"),
      rateType: "monthly",
      basic: basic + 100,
    });
    await post(`${at}/residencies`, {
      effectiveFrom: "2026-06-01",
      reason: of(whose, "identity"),
      residency: "citizen",
    });
    const { headers } = await owner("GET", at);
    const contact = await owner("PUT", `${at}/contact`, {
      body: { personalEmail: `${of(whose, "personal")}@mail.example` },
      headers: { "If-Match": headers["etag"] ?? "" },
    });
    if (contact.status !== 200) throw new Error(JSON.stringify(contact.body));
    return made.id;
  }
  const own = await employ("own", 1);
  const report = await employ("report", 2, own);
  const other = await employ("other", 3);
  const people = { own, report, other };

  async function accountFor(address: string, roles: readonly Role[], employeeId: string | null): Promise<Call> {
    const { rows: known } = await pool.query<{ id: string }>("select id from users where email = $1", [address]);
    const id = known[0]?.id ?? randomUUID();
    if (known.length === 0) {
      await pool.query(
        `insert into users (id, tenant_id, email, username, full_name, role, ability, password_hash, created_at)
         select $1, tenant_id, $2, $2, $3, 'user', '[]', password_hash, created_at from users where id = $4`,
        [id, address, `Account ${id.slice(0, 4)}`, ownerId],
      );
    }
    await pool.query("delete from user_access where user_id = $1 or employee_id = $2", [id, employeeId]);
    if (roles.length > 0) {
      await pool.query(
        "insert into user_access (tenant_id, user_id, company_id, role_ids, scope, employee_id) values ($1, $2, $3, $4, 'tenant', $5)",
        [tenantId, id, companyId, JSON.stringify(roles.map(roleId)), employeeId],
      );
    }
    return signIn(address, password);
  }

  // Change requests for each person's own record, which contain the requested values. Whoever asks may read what they asked for,
  // so each has an account that reads nothing later.
  for (const [whose, id] of Object.entries(people) as [Whose, string][]) {
    const employee = await accountFor(`${whose}.${reader}`, ["employee"], id);
    await post(
      `${base}/change-requests`,
      { section: "contact", change: { personalEmail: `${of(whose, "personal")}@mail.example` } },
      employee,
    );
    await post(
      `${base}/change-requests`,
      {
        section: "bankAccount",
        bankAccount: {
          bankId,
          accountName: of(whose, "pay"),
          accountNo: "0721234999",
          method: "giro",
          shareKind: "remainder",
          effectiveFrom: "2026-12-20",
        },
      },
      employee,
    );
    await post(
      `${base}/change-requests`,
      {
        section: "passport",
        passport: {
          countryId: country,
          number: "PASSY9911",
          issueDate: "2024-03-01",
          expiry: "2034-02-28",
          reminderDays: 90,
        },
        note: of(whose, "identity"),
      },
      employee,
    );
  }

  await post(`${base}/company-bank-accounts`, {
    bankId,
    accountName: ofElement("company-bank-accounts"),
    accountNo: "0727739501",
    format: "none",
    primary: true,
  });
  mark("•9501", { element: "company-bank-accounts" });
  await post(`${base}/clients`, { name: ofElement("clients"), code: "ZQC", billingCurrency: "SGD" });
  // Rates of projects are pay, and a person's pay history names the project.
  const everybody = ["own", "report", "other"] as const;
  const project = await post(`${base}/projects`, {
    name: mark(
      `zqprojects${next()}`,
      { element: "projects" },
      ...everybody.map((whose) => ({ whose, class: "pay" as const })),
    ),
    code: "ZQP",
    managerId: own,
    startDate: "2026-09-01",
    status: "active",
  });
  for (const [index, whose] of everybody.entries()) {
    await post(`${base}/projects/${project.id}/members`, {
      employeeId: people[whose],
      role: "Engineer",
      startDate: "2026-09-01",
      endDate: null,
      rate: 6_533_10 + index,
    });
    mark(String(6_533_10 + index), { whose, class: "pay" });
  }
  await post(`${base}/invitations`, {
    email: `${ofElement("invitations")}@mail.example`,
    roleIds: [roleId("employee")],
  });
  await post("/tenant/webhooks", {
    name: ofElement("webhooks"),
    url: `https://hooks.example/${ofElement("webhooks")}`,
    events: ["employee.created"],
  });
  await post("/tenant/roles", {
    code: "zqrole",
    name: ofElement("roles"),
    description: "For the matrix",
    grants: [{ element: "grades", actions: ["view"], scope: "company" }],
    fieldRights: [],
  });
  await post("/tenant/api-keys", {
    name: ofElement("api-keys"),
    companyIds: [companyId],
    roleIds: [roleId("auditor")],
    scope: "tenant",
  });

  return {
    tenantId,
    companyId,
    owner,
    marks,
    people,
    files,
    customField,
    as: (roles) => accountFor(reader, roles, own),
    async keyWith(roles) {
      const { key } = await post<{ id: string; key: string }>("/tenant/api-keys", {
        name: `Key ${next()}`,
        companyIds: [companyId],
        roleIds: roles.map(roleId),
        scope: "tenant",
      });
      return (method, path, options = {}) =>
        call(method, path, { ...options, headers: { ...options.headers, Authorization: `Bearer ${key}` } });
    },
  };
}
