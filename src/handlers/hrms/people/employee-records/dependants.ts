/** Dependants of an employee. */
import { recordClasses } from "#src/domain/people/shared/sections.ts";
import type { DependantInput } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { dependantRecords } from "#src/store/people/employee-records/all.ts";
import { masked } from "#src/store/database/sealed.ts";
import { lineOf } from "../../shared/fields.ts";
import { sealedNumber } from "./numbers.ts";
import { subRecords } from "./sub-records.ts";

export const dependants = subRecords({
  subject: "dependants",
  records: dependantRecords,
  class: recordClasses.dependants,
  nameOf: ({ fullName }) => fullName,
  toFields(body: DependantInput, ctx, before, { today }) {
    const dateOfBirth = body.dateOfBirth ?? null;
    if (dateOfBirth !== null && dateOfBirth > today) throw invalid("/dateOfBirth", "in-future");
    const number = sealedNumber(
      ctx,
      "birthCertNo",
      body.birthCertNo,
      before && { enc: before.birthCertNoEnc, last4: before.birthCertNoLast4, hash: null },
    );
    return {
      fullName: lineOf("fullName", body.fullName),
      relation: body.relation,
      dateOfBirth,
      citizenship: body.citizenship ?? null,
      birthCertNoEnc: number.enc,
      birthCertNoLast4: number.last4,
    };
  },
  computed: ({ birthCertNoLast4 }) => ({
    birthCertNoMasked: birthCertNoLast4 === null ? null : masked(birthCertNoLast4),
  }),
  unaudited: ["birthCertNoEnc"],
  unique: { employee_dependants_once: "fullName" },
});

export const dependantsHandlers = dependants.handlers;
