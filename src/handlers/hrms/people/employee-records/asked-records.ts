/** Passports and dependants that employees request to add or change. */
import { invalid, notFound } from "#src/contract/problem.ts";
import type { ChangeRequestInput } from "#generated/hrms/schema.ts";
import type { SealedChange } from "#src/domain/people/change-requests.ts";
import type { EmployeeRecords, OfEmployee } from "#src/store/people/shared/records.ts";
import { undone } from "#src/store/database/savepoint.ts";
import { fingerprint, masked, unseal } from "#src/store/database/sealed.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { below } from "../employees/dated.ts";
import type { ReachedEmployee } from "../shared/people.ts";
import { type AskedKind, comparedWith, ofEmployee } from "./asked.ts";
import { dependants } from "./dependants.ts";
import { passports } from "./passports.ts";
import type { LockedTarget, BaseRow } from "./sub-records.ts";

interface Kind<Row extends BaseRow, New extends object, Body, Part extends keyof ChangeRequestInput> {
  part: Part;
  bodyOf: (input: ChangeRequestInput) => Body | undefined;
  kind: {
    records: EmployeeRecords<Row, New>;
    toFields: (body: Body, ctx: HrmsContext, before: Row | null, employee: ReachedEmployee) => New | Promise<New>;
    add: (ctx: HrmsContext, of: { companyId: string; employeeId: string }, fields: New) => Promise<Row>;
    save: (ctx: HrmsContext, target: LockedTarget<Row>, fields: Partial<New>, reason?: string) => Promise<Row>;
    refuseDuplicate: (error: unknown) => never;
  };
  /** The columns behind each displayed field. */
  columns: Readonly<Record<string, readonly (string & keyof New)[]>>;
  shown: (row: Row) => SealedChange;
  /** Hashes by encrypted number; a request stores only the numbers, because the key may have changed by then. */
  hashes?: Readonly<Record<string, string>>;
}

const pick = (from: object, names: readonly string[]): SealedChange =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

function askedRecords<Row extends BaseRow, New extends object, Body, Part extends keyof ChangeRequestInput>({
  part,
  bodyOf,
  kind,
  columns,
  shown,
  hashes = {},
}: Kind<Row, New, Body, Part>): AskedKind {
  const { records } = kind;
  const withHashes = ({ settings: { dataKey } }: HrmsContext, fields: object): object => {
    const made = Object.entries(hashes).flatMap(([sealed, hash]) => {
      const number = (fields as Record<string, unknown>)[sealed];
      return typeof number === "string" ? [[hash, fingerprint(dataKey, unseal(dataKey, number))]] : [];
    });
    return { ...fields, ...Object.fromEntries(made) };
  };

  /** The resulting record, with the names of what it references. */
  async function trial(ctx: HrmsContext, of: OfEmployee, row: Row | null, fields: New): Promise<SealedChange> {
    const [actor, { db }] = [actorOf(ctx), ctx];
    return undone(db, async () => {
      const written =
        row === null
          ? records.insert(db, actor, of, fields)
          : records.update(db, actor, of, row.id, row.version, fields).then(() => row.id);
      const id = await written.catch(kind.refuseDuplicate);
      return shown((await records.find(db, of, id)) as Row);
    });
  }

  return {
    async wanted(ctx, { employee }, input) {
      const body = bodyOf(input);
      if (body === undefined) throw invalid(`/${part}`, "required");
      const of = { companyId: employee.companyId, employeeId: employee.id };
      const recordId = input.recordId ?? null;
      const row = recordId === null ? null : await records.find(ctx.db, of, recordId);
      if (row === undefined) throw invalid("/recordId", "unknown-reference");
      const fields = await below(part, async () => kind.toFields(body, ctx, row, employee));
      const names = Object.keys(columns).filter(
        (name) => row === null || columns[name]?.some((column) => fields[column] !== (row as unknown as New)[column]),
      );
      if (names.length === 0) throw invalid(`/${part}`, "unchanged");
      const after = await trial(ctx, of, row, fields);
      const kept = row === null ? Object.keys(fields) : names.flatMap((name) => columns[name] ?? []);
      const written = pick(
        fields,
        kept.filter((name) => !Object.values(hashes).includes(name)),
      );
      return {
        before: row === null ? {} : pick(shown(row), names),
        after: pick(after, names),
        recordId,
        fields: written,
      };
    },

    async compare(ctx, one) {
      const { recordId } = one.request;
      if (recordId === null) return comparedWith(one, {});
      const row = await records.find(ctx.db, ofEmployee(one.request), recordId);
      return comparedWith(one, row && shown(row));
    },

    async apply(ctx, { employee }, { request }, _compared, note) {
      const of = ofEmployee(request);
      const fields = withHashes(ctx, request.fields ?? {}) as New;
      if (request.recordId === null) {
        await kind.add(ctx, of, fields);
        return;
      }
      const before = await records.lock(ctx.db, of, request.recordId);
      if (!before) throw notFound("The record is gone.");
      await kind.save(ctx, { of, employee, before }, fields, note ?? undefined);
    },
  };
}

export const askedPassports = askedRecords({
  part: "passport",
  bodyOf: ({ passport }) => passport,
  kind: passports,
  columns: {
    country: ["countryId"],
    number: ["numberEnc", "numberLast4"],
    issueDate: ["issueDate"],
    expiry: ["expiry"],
    fileName: ["fileId"],
  },
  hashes: { numberEnc: "numberHash" },
  shown: ({ country, numberLast4, issueDate, expiry, fileName }) => ({
    country,
    number: masked(numberLast4),
    issueDate,
    expiry,
    fileName,
  }),
});

export const askedDependants = askedRecords({
  part: "dependant",
  bodyOf: ({ dependant }) => dependant,
  kind: dependants,
  columns: {
    fullName: ["fullName"],
    relation: ["relation"],
    dateOfBirth: ["dateOfBirth"],
    citizenship: ["citizenship"],
    birthCertNo: ["birthCertNoEnc", "birthCertNoLast4"],
  },
  shown: ({ fullName, relation, dateOfBirth, citizenship, birthCertNoLast4 }) => ({
    fullName,
    relation,
    dateOfBirth,
    citizenship,
    birthCertNo: birthCertNoLast4 === null ? null : masked(birthCertNoLast4),
  }),
});
