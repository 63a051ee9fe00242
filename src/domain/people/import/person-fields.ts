/** The stored fields of a person and an employment as an import leaves them: what a cell says, else what was there. */
import type { Address, Phone } from "../shared/vocabulary.ts";
import type { ExistingPerson } from "./existing.ts";
import type { PersonCells } from "./people.ts";
import type { WriteTools } from "./writes.ts";

export type PersonFields = Omit<ExistingPerson["person"], "version">;
export type EmploymentFields = Pick<
  ExistingPerson["employee"],
  "employeeNo" | "startDate" | "probationEnd" | "confirmedOn" | "contractType" | "contractEnd"
>;

const nobody: PersonFields = {
  fullName: "",
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
};

function phonesOf(before: readonly Phone[], mobile: string | null): readonly Phone[] {
  if (mobile === null || before.find(({ type }) => type === "mobile")?.number === mobile) return before;
  return [{ type: "mobile", number: mobile }, ...before.filter(({ type }) => type !== "mobile")];
}

const addressParts = ["block", "street", "unit", "postal", "country"] as const;

/** A street is another address; other parts complete the one that is there. */
function addressesOf(before: readonly Address[], cells: PersonCells): readonly Address[] {
  const home = before.find(({ type }) => type === "home");
  if (cells.street === null && home === undefined) return before;
  if (addressParts.every((part) => cells[part] === null || cells[part] === home?.[part])) return before;
  const isNew = cells.street !== null && cells.street !== home?.street;
  const base = isNew || !home ? { block: null, unit: null, building: null, postal: null, country: "SG" } : home;
  const next: Address = {
    type: "home",
    block: cells.block ?? base.block,
    street: cells.street ?? home?.street ?? "",
    unit: cells.unit ?? base.unit,
    building: base.building,
    postal: cells.postal ?? base.postal,
    country: cells.country ?? base.country,
  };
  return [next, ...before.filter((one) => one !== home)];
}

/** `hash` is the fingerprint of the number in the cells, if they have one. */
export function personAfter(
  before: PersonFields | null,
  cells: PersonCells,
  hash: string | null,
  { seal }: Pick<WriteTools, "seal">,
): PersonFields {
  const base = before ?? nobody;
  const isSameNumber = hash === null || (hash === base.idHash && cells.idType === base.idType);
  const sealed = isSameNumber || cells.idNo === null ? undefined : seal(cells.idNo);
  return {
    fullName: cells.fullName ?? base.fullName,
    preferredName: cells.preferredName ?? base.preferredName,
    gender: cells.gender ?? base.gender,
    dateOfBirth: cells.dateOfBirth ?? base.dateOfBirth,
    maritalStatus: cells.maritalStatus ?? base.maritalStatus,
    raceId: cells.race?.id ?? base.raceId,
    religionId: cells.religion?.id ?? base.religionId,
    nationalityId: cells.nationality?.id ?? base.nationalityId,
    personalEmail: cells.personalEmail ?? base.personalEmail,
    workEmail: cells.workEmail ?? base.workEmail,
    phones: phonesOf(base.phones, cells.mobile),
    addresses: addressesOf(base.addresses, cells),
    customFields: { ...base.customFields, ...cells.customFields },
    idType: sealed ? cells.idType : base.idType,
    idNoEnc: sealed ? sealed.enc : base.idNoEnc,
    idLast4: sealed ? sealed.last4 : base.idLast4,
    idHash: sealed ? sealed.hash : base.idHash,
  };
}

/** For an employment that exists. */
export function employmentAfter(before: EmploymentFields, cells: PersonCells): EmploymentFields {
  const { employeeNo } = before;
  return {
    employeeNo:
      cells.employeeNo?.toLowerCase() === employeeNo.toLowerCase() ? employeeNo : (cells.employeeNo ?? employeeNo),
    startDate: cells.startDate ?? before.startDate,
    probationEnd: cells.probationEnd ?? before.probationEnd,
    confirmedOn: cells.confirmedOn ?? before.confirmedOn,
    contractType: cells.contractType ?? before.contractType,
    contractEnd: cells.contractEnd ?? before.contractEnd,
  };
}
