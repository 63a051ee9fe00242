/** What an amendment files: differences from what was acknowledged, and originals of those whom IRAS does not know by their ID yet. */
import { centFields, dollarFields, type Ir8aAmount, type Ir8aRecord, type IrasPerson } from "./iras-record.ts";

type Figures = Omit<Ir8aRecord, "person">;

export interface AmendedForm {
  readonly person: IrasPerson;
  readonly figures: Figures;
  /** As acknowledged last; null for someone who was not in any filing of the year. */
  readonly earlier: { readonly person: IrasPerson; readonly figures: Figures } | null;
}

const amounts: readonly Ir8aAmount[] = [...dollarFields, ...centFields];
const idOf = ({ idType, id }: IrasPerson): string => `${idType} ${id.toUpperCase()}`;

const withAmounts = (figures: Figures, of: (field: Ir8aAmount) => number): Figures => ({
  ...figures,
  ...Object.fromEntries(amounts.map((field) => [field, of(field)])),
});

/** Whether IRAS needs a record: of amounts and IDs alone, because texts and dates cannot be amended by file. */
export const isAmended = ({ person, figures, earlier }: AmendedForm): boolean =>
  earlier === null ||
  idOf(earlier.person) !== idOf(person) ||
  amounts.some((field) => figures[field] !== earlier.figures[field]);

export interface AmendmentRecords {
  readonly differences: readonly Ir8aRecord[];
  readonly originals: readonly Ir8aRecord[];
}

/** A record under a wrong ID is taken back, and filed again under the right one. */
export function amendmentRecords(forms: readonly AmendedForm[]): AmendmentRecords {
  const differences: Ir8aRecord[] = [];
  const originals: Ir8aRecord[] = [];
  for (const form of forms) {
    const { person, figures, earlier } = form;
    if (!isAmended(form)) continue;
    if (earlier === null || idOf(earlier.person) !== idOf(person)) originals.push({ ...figures, person });
    if (earlier === null) continue;
    const isSame = idOf(earlier.person) === idOf(person);
    const difference = withAmounts(
      isSame ? figures : earlier.figures,
      (field) => (isSame ? figures[field] : 0) - earlier.figures[field],
    );
    differences.push({ ...difference, person: earlier.person });
  }
  return { differences, originals };
}
