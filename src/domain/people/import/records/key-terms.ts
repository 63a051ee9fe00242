/** Key employment terms that the employer has issued before the import. */
import type { Shown } from "../shown.ts";
import { noWrites } from "../writes.ts";
import { type CompareRecords, mustDiffer, mustFollow } from "./record.ts";

const texts = ["duties", "workingArrangement", "leave", "medical", "notice", "placeOfWork"] as const;
const longest = 500;

export const compareKeyTerms: CompareRecords = (owner, rows, { book }) => {
  const read = rows.map((row) => {
    row.required("issuedOn");
    const [issuedOn, acknowledgedOn] = [row.date("issuedOn"), row.date("acknowledgedOn")];
    for (const [field, day] of [
      ["issuedOn", issuedOn],
      ["acknowledgedOn", acknowledgedOn],
    ] as const)
      if (day !== null && day > book.today) row.fault(field, "too-late", day);
    mustFollow(row, "acknowledgedOn", issuedOn, acknowledgedOn);
    if (issuedOn !== null && !owner.isPaid) row.fault("issuedOn", "pay-missing", issuedOn);
    const given = Object.fromEntries(
      texts.flatMap((name) => {
        const text = row.text(name, longest);
        return text === null ? [] : [[name, text]];
      }),
    );
    return { issuedOn, acknowledgedOn, given };
  });
  mustDiffer(rows, "issuedOn", (_row, index) => read[index]?.issuedOn ?? null);
  return read.map(({ issuedOn, acknowledgedOn, given }) => {
    const isKnown = owner.existing?.kets.some((one) => one.issuedOn === issuedOn) ?? false;
    if (issuedOn === null || isKnown) return { isNew: false, changes: [], writes: noWrites };
    const shown: Shown = { issuedOn, acknowledgedOn, ...given };
    const { employeeId, fullName } = owner;
    return {
      isNew: true,
      changes: Object.entries(shown).flatMap(([field, after]) =>
        after == null ? [] : [{ field, before: null, after }],
      ),
      writes: { ...noWrites, keyTerms: [{ employeeId, fullName, issuedOn, acknowledgedOn, given }] },
    };
  });
};
