/** People who are in the tenant already, as far as an import compares and changes them. */
import type { accountStates, payMethods, PassState, quotaSectors, relations, shareKinds } from "../shared/records.ts";
import type {
  Address,
  contractTypes,
  CpfOpening,
  CustomFields,
  EmployeeStatus,
  FundChoice,
  genders,
  IdType,
  maritalStatuses,
  payFrequencies,
  Phone,
  rateTypes,
  residencies,
} from "../shared/vocabulary.ts";

interface Versioned {
  readonly id: string;
  readonly version: number;
}

interface Dated extends Versioned {
  readonly effectiveFrom: string;
}

export interface JobRow extends Dated {
  readonly departmentId: string;
  readonly designationId: string;
  readonly gradeId: string | null;
  readonly classId: string | null;
  readonly functionalGroupId: string | null;
  readonly locationId: string | null;
  readonly shiftId: string | null;
  readonly employeeGroupIds: readonly string[];
  readonly costSplit: readonly unknown[];
}

export interface PayRow extends Dated {
  readonly rateType: (typeof rateTypes)[number];
  readonly basic: number;
  readonly currency: string;
  readonly payFrequency: (typeof payFrequencies)[number];
  readonly hoursPerWeek: number;
  readonly daysPerWeek: number;
  readonly otEligible: boolean;
  readonly otReason: string | null;
  readonly proration: string;
}

export interface ResidencyRow extends Dated {
  readonly residency: (typeof residencies)[number];
  readonly prGrantedOn: string | null;
  readonly prRateOption: string | null;
  readonly approvalRef: string | null;
}

export interface StatutoryRow extends Dated {
  readonly cpfPaidBy: string;
  readonly shg: readonly FundChoice[];
  readonly sdlExemptReason: string | null;
  readonly fwl: number | null;
  readonly taxResident: boolean;
  readonly inPpf: boolean;
  readonly ppfEmployeeShare: number | null;
  readonly ppfEmployerShare: number | null;
  readonly cpfOpening: CpfOpening | null;
}

export interface AccountRow extends Versioned {
  readonly bankId: string;
  readonly branch: string | null;
  readonly accountName: string;
  readonly accountNoLast4: string;
  readonly accountNoHash: string | null;
  readonly method: (typeof payMethods)[number];
  readonly shareKind: (typeof shareKinds)[number];
  readonly sharePercent: number | null;
  readonly shareAmount: number | null;
  readonly effectiveFrom: string;
  readonly status: (typeof accountStates)[number];
}

export interface PassRow extends Versioned {
  readonly typeId: string;
  readonly occupationId: string | null;
  readonly passNo: string | null;
  readonly applicationDate: string | null;
  readonly issuedOn: string | null;
  readonly expiry: string | null;
  readonly levyRate: number | null;
  readonly securityBond: number | null;
  readonly quotaSector: (typeof quotaSectors)[number] | null;
  readonly status: PassState;
}

export interface PassportRow extends Versioned {
  readonly countryId: string;
  readonly numberLast4: string;
  readonly numberHash: string | null;
  readonly issueDate: string | null;
  readonly expiry: string;
}

export interface DependantRow extends Versioned {
  readonly fullName: string;
  readonly relation: (typeof relations)[number];
  readonly dateOfBirth: string | null;
  readonly citizenship: (typeof residencies)[number] | null;
  readonly birthCertNoEnc: string | null;
  readonly birthCertNoLast4: string | null;
}

export interface PreviousRow extends Versioned {
  readonly employer: string;
  readonly title: string | null;
  readonly from: string;
  readonly to: string | null;
  readonly lastSalary: number | null;
  readonly leavingReason: string | null;
}

/** An employment, the person, and their records; dated rows oldest first. */
export interface ExistingPerson {
  readonly employeeId: string;
  readonly personId: string;
  /** Whether it is an employment in the company that imports. */
  readonly here: boolean;
  readonly employee: {
    readonly version: number;
    readonly employeeNo: string;
    readonly status: EmployeeStatus;
    readonly startDate: string;
    readonly probationEnd: string | null;
    readonly confirmedOn: string | null;
    readonly contractType: (typeof contractTypes)[number];
    readonly contractEnd: string | null;
    readonly lastDay: string | null;
  };
  readonly person: {
    readonly version: number;
    readonly fullName: string;
    readonly preferredName: string | null;
    readonly gender: (typeof genders)[number] | null;
    readonly dateOfBirth: string | null;
    readonly maritalStatus: (typeof maritalStatuses)[number] | null;
    readonly raceId: string | null;
    readonly religionId: string | null;
    readonly nationalityId: string | null;
    readonly personalEmail: string | null;
    readonly workEmail: string | null;
    readonly phones: readonly Phone[];
    readonly addresses: readonly Address[];
    readonly customFields: CustomFields;
    readonly idType: IdType | null;
    readonly idNoEnc: string | null;
    readonly idLast4: string | null;
    readonly idHash: string | null;
  };
  readonly jobs: readonly JobRow[];
  readonly pay: readonly PayRow[];
  readonly residencies: readonly ResidencyRow[];
  readonly statutory: readonly StatutoryRow[];
  /** Whom the person reports to, by job. */
  readonly lines: readonly {
    readonly jobId: string;
    readonly managerId: string;
    readonly kind: "primary" | "dotted";
    readonly managerNo: string;
  }[];
  readonly accounts: readonly AccountRow[];
  readonly passes: readonly PassRow[];
  readonly passports: readonly PassportRow[];
  readonly dependants: readonly DependantRow[];
  readonly previousEmployments: readonly PreviousRow[];
  readonly kets: readonly { readonly issuedOn: string | null }[];
}
