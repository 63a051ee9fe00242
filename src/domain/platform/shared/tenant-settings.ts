/** What a tenant settles for all of its companies, section by section, and what holds as long as it has settled nothing. */
import { defaultPasswordPolicy, type PasswordPolicy } from "../../account/shared/new-password.ts";
import { defaultRegion, type Region } from "../region.ts";

export interface Branding {
  /** Null: the name of the product. */
  displayName: string | null;
  /** A small picture as a data address; null for the product's mark. */
  logo: string | null;
  /** Stands below every mail of the tenant. */
  mailFooter: string | null;
}

export interface SessionPolicy {
  /** Without activity until the sign-out; null as the server is set. */
  idleMinutes: number | null;
  /** After the sign-in; 0 for no end. */
  maxDays: number;
}

export interface Sender {
  /** Null: the server's own. */
  senderName: string | null;
  replyTo: string | null;
}

/** Pattern of numbers of new employees in companies that have none of their own; with null the highest number is carried on. */
interface NumberPattern {
  employeeNoPrefix: string | null;
  employeeNoDigits: number;
}

export const mfaPolicies = ["optional", "requiredForPay", "required"] as const;

/** Who has to have a second step at sign-in: nobody, those who may see pay or approve something, everybody. */
export interface Mfa {
  mfaPolicy: (typeof mfaPolicies)[number];
}

/** Modules of the package that the tenant does without. */
export interface ModuleChoice {
  /** By code. */
  modulesOff: string[];
}

/** Months until what nobody needs any more may be purged, counted from the last day, the decision, or the upload. */
export interface Retention {
  leaverMonths: number;
  documentMonths: number;
  requestMonths: number;
  importMonths: number;
  noticeMonths: number;
  /** Whether what is due is purged every day by itself. */
  purgesItself: boolean;
}

/** Whom people ask about their data; null what is not settled. */
export interface Privacy {
  dpoName: string | null;
  dpoEmail: string | null;
  dpoPhone: string | null;
}

export interface TenantSettings {
  branding: Branding;
  /** Kept on the tenant's record. */
  region: Region;
  passwords: PasswordPolicy;
  sessions: SessionPolicy;
  sender: Sender;
  numbers: NumberPattern;
  modules: ModuleChoice;
  retention: Retention;
  mfa: Mfa;
  privacy: Privacy;
}

export const settingsSections = [
  "branding",
  "region",
  "passwords",
  "sessions",
  "sender",
  "numbers",
  "modules",
  "retention",
  "mfa",
  "privacy",
] as const;
export type SettingsSection = (typeof settingsSections)[number];

export const defaultTenantSettings: TenantSettings = {
  branding: { displayName: null, logo: null, mailFooter: null },
  region: defaultRegion,
  passwords: defaultPasswordPolicy,
  sessions: { idleMinutes: null, maxDays: 0 },
  sender: { senderName: null, replyTo: null },
  numbers: { employeeNoPrefix: null, employeeNoDigits: 4 },
  modules: { modulesOff: [] },
  retention: {
    leaverMonths: 60,
    documentMonths: 60,
    requestMonths: 24,
    importMonths: 3,
    noticeMonths: 12,
    purgesItself: false,
  },
  mfa: { mfaPolicy: "optional" },
  privacy: { dpoName: null, dpoEmail: null, dpoPhone: null },
};

const day = 86_400_000;

/** Whether a password that was set then has to be replaced. */
export function isExpired({ maxAgeDays }: PasswordPolicy, setAt: Date, now: Date): boolean {
  return maxAgeDays > 0 && now.getTime() - setAt.getTime() > maxAgeDays * day;
}

export interface Lifetimes {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
}

/**
 * How long tokens live. Activity is seen when tokens are renewed: an access token is therefore at most a fifth of the idle
 * time, and the refresh token lives for the idle time beyond it.
 */
export function lifetimesOf(server: Lifetimes, { idleMinutes }: SessionPolicy): Lifetimes {
  if (idleMinutes === null)
    return { accessTokenSeconds: server.accessTokenSeconds, refreshTokenSeconds: server.refreshTokenSeconds };
  const idle = idleMinutes * 60;
  const accessTokenSeconds = Math.min(server.accessTokenSeconds, idle / 5);
  return { accessTokenSeconds, refreshTokenSeconds: idle + accessTokenSeconds };
}

/** Until the last token of a family has run out. */
export function familySeconds({ accessTokenSeconds, refreshTokenSeconds }: Lifetimes): number {
  return Math.max(accessTokenSeconds, refreshTokenSeconds);
}

/** Whether a session that began and was last renewed then goes on. */
export function sessionGoesOn(
  server: Lifetimes,
  policy: SessionPolicy,
  { createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date },
  now: Date,
): boolean {
  const inTime = policy.maxDays === 0 || now.getTime() - createdAt.getTime() <= policy.maxDays * day;
  const awake =
    policy.idleMinutes === null ||
    now.getTime() - lastUsedAt.getTime() <= lifetimesOf(server, policy).refreshTokenSeconds * 1000;
  return inTime && awake;
}
