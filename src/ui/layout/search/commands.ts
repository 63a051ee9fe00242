/** Actions of the palette that open a page, with the right each one needs. */
import {
  ArrowRightLeft,
  BadgeCheck,
  Ban,
  BriefcaseBusiness,
  Building2,
  CalendarPlus,
  CircleCheckBig,
  Clock3,
  Columns2,
  Download,
  FileSignature,
  FileSpreadsheet,
  History,
  IdCard,
  KeyRound,
  LogOut,
  type LucideIcon,
  Network,
  Percent,
  Plus,
  Receipt,
  Send,
  Timer,
  TrendingUp,
  UserPlus,
  Users,
  Wallet,
} from "lucide-react";

interface Command {
  readonly id: CommandName;
  readonly icon: LucideIcon;
  readonly needs: readonly [action: string, subject: string];
  /** `$companyId` stands for the current company. */
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

export type CommandName =
  | "newEmployee"
  | "requestLeave"
  | "importEmployees"
  | "approve"
  | "invite"
  | "giveRaise"
  | "changeJob"
  | "confirmProbation"
  | "recordNotice"
  | "renewPass"
  | "issueTerms"
  | "transfer"
  | "suspend"
  | "exportEmployees"
  | "newPayRun"
  | "clockIn"
  | "claimExpense"
  | "fillTimesheet"
  | "delegate"
  | "changePassword"
  | "surveyReport"
  | "pastImports"
  | "statutoryRates"
  | "compareRoles"
  | "orgChart"
  | "newGrade"
  | "newDepartment"
  | "newDesignation"
  | "newProject"
  | "newClient"
  | "newCompany"
  | "newRole"
  | "newPlatformUser";

const company = "/companies/$companyId";

/** The first ones are offered before anything is typed. */
export const commands: readonly Command[] = [
  { id: "newEmployee", icon: UserPlus, needs: ["create", "employees"], to: `${company}/employees/new` },
  { id: "approve", icon: CircleCheckBig, needs: ["read", "dashboard"], to: `${company}/approvals` },
  { id: "invite", icon: Send, needs: ["create", "invitations"], to: `${company}/invitations/new` },
  { id: "requestLeave", icon: CalendarPlus, needs: ["create", "leaves"], to: `${company}/my-leave/request` },
  { id: "importEmployees", icon: FileSpreadsheet, needs: ["create", "employees"], to: `${company}/employees/import` },
  { id: "giveRaise", icon: TrendingUp, needs: ["update", "fields:pay"], to: `${company}/employees` },
  { id: "changeJob", icon: BriefcaseBusiness, needs: ["update", "fields:public"], to: `${company}/employees` },
  {
    id: "confirmProbation",
    icon: BadgeCheck,
    needs: ["update", "fields:public"],
    to: `${company}/employees`,
    search: { status: "probation" },
  },
  { id: "recordNotice", icon: LogOut, needs: ["update", "fields:public"], to: `${company}/employees` },
  {
    id: "renewPass",
    icon: IdCard,
    needs: ["update", "fields:identity"],
    to: `${company}/expiries`,
    search: { kind: "pass" },
  },
  {
    id: "issueTerms",
    icon: FileSignature,
    needs: ["update", "kets"],
    to: `${company}/employees`,
    search: { openArea: "terms" },
  },
  { id: "transfer", icon: ArrowRightLeft, needs: ["update", "transfers"], to: `${company}/employees` },
  { id: "suspend", icon: Ban, needs: ["update", "fields:public"], to: `${company}/employees` },
  { id: "exportEmployees", icon: Download, needs: ["export", "employees"], to: `${company}/employees` },
  { id: "newPayRun", icon: Wallet, needs: ["run", "pay-runs"], to: `${company}/pay-runs/new` },
  { id: "clockIn", icon: Timer, needs: ["create", "own-attendance"], to: `${company}/my-attendance` },
  { id: "claimExpense", icon: Receipt, needs: ["create", "expense-claims"], to: `${company}/expense-claims/new` },
  { id: "fillTimesheet", icon: Clock3, needs: ["create", "timesheets"], to: `${company}/timesheets/new` },
  { id: "delegate", icon: Users, needs: ["read", "approvals"], to: `${company}/approvals` },
  {
    id: "changePassword",
    icon: KeyRound,
    needs: ["read", "Auth"],
    to: "/me/my-profile",
    search: { tab: "password" },
  },
  // Pages without an entry in the menu.
  {
    id: "surveyReport",
    icon: FileSpreadsheet,
    needs: ["read", "mom-survey-groups"],
    to: `${company}/mom-survey-report`,
  },
  { id: "pastImports", icon: History, needs: ["create", "employees"], to: `${company}/employees/imports` },
  { id: "statutoryRates", icon: Percent, needs: ["read", "rates"], to: `${company}/cpf` },
  { id: "compareRoles", icon: Columns2, needs: ["read", "roles"], to: "/tenant/roles/compare" },
  { id: "orgChart", icon: Network, needs: ["read", "employees"], to: `${company}/org-chart` },
  { id: "newGrade", icon: Plus, needs: ["create", "grades"], to: `${company}/grades/new` },
  { id: "newDepartment", icon: Plus, needs: ["create", "departments"], to: `${company}/departments/new` },
  { id: "newDesignation", icon: Plus, needs: ["create", "designations"], to: `${company}/designations/new` },
  { id: "newProject", icon: Plus, needs: ["create", "projects"], to: `${company}/projects/new` },
  { id: "newClient", icon: Plus, needs: ["create", "clients"], to: `${company}/clients/new` },
  { id: "newCompany", icon: Building2, needs: ["create", "companies"], to: "/tenant/companies/new" },
  { id: "newRole", icon: Plus, needs: ["create", "roles"], to: "/tenant/roles/new" },
  { id: "newPlatformUser", icon: UserPlus, needs: ["create", "platform-users"], to: "/platform/users/new" },
];
