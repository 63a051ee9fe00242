/** Documents of the sample people: contracts, certificates, licences and reports, each with its file, and some still requested. */
import { createHash } from "node:crypto";
import { addDays, addMonths } from "#src/domain/shared/calendar.ts";
import type { DocumentClass } from "#src/domain/people/shared/records.ts";
import { employeeDocuments } from "../../people/tables/employee-documents.ts";
import { fileBytes, files } from "../../shared/tables/files.ts";
import { sampleCompanies } from "../companies.ts";
import { sampleId } from "../ids.ts";
import { documentTypeId } from "../people-settings.ts";
import { between, chanceOf, pick } from "./chance.ts";
import type { Writer } from "./insert-people.ts";
import { paper } from "./paper.ts";
import type { SampleEmployee } from "./roster.ts";

interface Document {
  readonly person: SampleEmployee;
  readonly type: string;
  readonly visibility: DocumentClass;
  readonly status: "requested" | "submitted" | "verified";
  readonly number?: string;
  readonly issuedOn?: string;
  readonly expiry?: string;
}

/** Days until a licence expires: some have, some do soon, most are valid for long. */
const licenceDays = [25, 610, 48, 900, -12, 1300, 75, 420];

function documentsOf(person: SampleEmployee, index: number, today: string): Document[] {
  const { key, startDate, status, post } = person;
  const random = chanceOf(`papers/${key}`);
  const begun = status !== "offered" && status !== "onboarding";
  const contract: Document = {
    person,
    type: "Employment contract",
    visibility: "pay",
    status: begun ? "verified" : "submitted",
    issuedOn: addDays(startDate, -10),
  };
  const degree = { person, type: "Degree certificate", visibility: "personal" as const };
  const expiry = addDays(today, licenceDays[index % licenceDays.length] as number);
  const limited = { person, visibility: "personal" as const, status: "verified" as const, expiry };
  return [
    ...(status === "offered" ? [] : [contract]),
    ...(begun && status !== "probation" && random() < 0.3
      ? [{ ...degree, status: "verified" as const, issuedOn: addMonths(startDate, -between(random, 12, 90)) }]
      : []),
    ...(begun ? [] : [{ ...degree, status: "requested" as const }]),
    ...(status === "probation"
      ? [{ ...degree, status: pick(random, ["requested", "submitted", "verified"] as const) }]
      : []),
    ...(/Driver|Dispatcher|Yard/.test(post.designation)
      ? [
          {
            ...limited,
            type: "Driving licence",
            number: `DL${between(random, 100_000, 999_999)}`,
            issuedOn: addMonths(expiry, -60),
          },
        ]
      : []),
    ...(random() < 0.06 ? [{ ...limited, type: "First aid certificate", issuedOn: addMonths(expiry, -36) }] : []),
    ...(begun && random() < 0.04
      ? [
          {
            person,
            type: "Medical report",
            visibility: "health" as const,
            status: "verified" as const,
            issuedOn: addDays(startDate, -3),
          },
        ]
      : []),
  ];
}

/** The rows of a stored file, by its name. */
function storedFile(
  owner: Readonly<Record<string, unknown>>,
  name: string,
  of: string,
  title: string,
  lines: readonly string[],
) {
  const bytes = paper(title, lines);
  const id = sampleId(`files/${String(owner["employeeId"])}/${name}`);
  const file = {
    ...owner,
    id,
    name,
    mediaType: "application/pdf",
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    class: of,
    place: "database",
  };
  return { file, bytes: { tenantId: owner["tenantId"], fileId: id, bytes } };
}

async function insertFiles(insert: Writer["insert"], stored: readonly ReturnType<typeof storedFile>[]): Promise<void> {
  await insert(
    files,
    stored.map(({ file }) => file),
  );
  await insert(
    fileBytes,
    stored.map(({ bytes }) => bytes),
  );
}

export async function insertPapers(
  { owned, insert }: Writer,
  present: readonly SampleEmployee[],
  today: string,
): Promise<void> {
  const documents = present
    .flatMap((person, index) => documentsOf(person, index, today))
    .map((document) => {
      const { person, type, visibility, status, issuedOn = null, expiry = null, number = null } = document;
      const owner = owned(person, issuedOn !== null && issuedOn > person.startDate ? issuedOn : person.startDate);
      const slug = type.toLowerCase().replaceAll(" ", "-");
      const lines = [
        person.fullName,
        `${person.employeeNo}, ${sampleCompanies[person.post.company].name}`,
        ...(issuedOn === null ? [] : [`Issued on ${issuedOn}`]),
        ...(expiry === null ? [] : [`Valid until ${expiry}`]),
        "Made up for the sample data; it proves nothing.",
      ];
      const stored =
        status === "requested"
          ? null
          : storedFile(owner, `${slug}-${person.employeeNo.toLowerCase()}.pdf`, visibility, type, lines);
      return {
        stored,
        row: {
          ...owner,
          typeId: documentTypeId(person.post.company, type),
          number,
          issuedOn,
          expiry,
          fileId: stored?.file.id ?? null,
          visibility,
          note: null,
          status,
        },
      };
    });
  await insertFiles(
    insert,
    documents.flatMap(({ stored }) => (stored === null ? [] : [stored])),
  );
  await insert(
    employeeDocuments,
    documents.map(({ row }) => row),
  );
}
