/** Tenant settings by section, with their defaults. */
import { defaultPasswordPolicy, type PasswordPolicy } from "../../account/shared/new-password.ts";
import { defaultRegion, type Region } from "./region.ts";

export interface Branding {
  /** Null: the product name. */
  displayName: string | null;
  /** A small image as a data URL; null for the product logo. */
  logo: string | null;
  /** Footer of all mails of the tenant. */
  mailFooter: string | null;
}

export interface SessionPolicy {
  /** Minutes of inactivity before sign-out; null for the server's setting. */
  idleMinutes: number | null;
  /** Maximum session length after sign-in; 0 for unlimited. */
  maxDays: number;
}

export interface Sender {
  /** Null: the server's sender. */
  senderName: string | null;
  replyTo: string | null;
}

/** Employee number pattern for companies without one; null continues from the highest number. */
interface NumberPattern {
  employeeNoPrefix: string | null;
  employeeNoDigits: number;
}

export const mfaPolicies = ["optional", "requiredForPay", "required"] as const;

/** Who must use two-step verification: nobody, people who may see pay or approve, or everyone. */
export interface Mfa {
  mfaPolicy: (typeof mfaPolicies)[number];
}

/** Modules of the package that the tenant has switched off. */
export interface ModuleChoice {
  /** By code. */
  modulesOff: string[];
}

/** Retention periods in months, counted from the last day of work, the decision, or the upload. */
export interface Retention {
  leaverMonths: number;
  documentMonths: number;
  requestMonths: number;
  importMonths: number;
  noticeMonths: number;
  /** Whether due data is purged automatically every day. */
  purgesItself: boolean;
}

/** Data protection contact; null if not set. */
export interface Privacy {
  dpoName: string | null;
  dpoEmail: string | null;
  dpoPhone: string | null;
}

export interface TenantSettings {
  branding: Branding;
  /** Stored on the tenant record. */
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

/** Whether a password set at that time has expired. */
export function isExpired({ maxAgeDays }: PasswordPolicy, setAt: Date, now: Date): boolean {
  return maxAgeDays > 0 && now.getTime() - setAt.getTime() > maxAgeDays * day;
}

export interface Lifetimes {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
}

/**
 * Token lifetimes. Activity shows when tokens are renewed: an access token therefore lasts at most a fifth of the idle
 * time, and the refresh token lasts for the idle time beyond it.
 */
export function lifetimesOf(server: Lifetimes, { idleMinutes }: SessionPolicy): Lifetimes {
  if (idleMinutes === null)
    return { accessTokenSeconds: server.accessTokenSeconds, refreshTokenSeconds: server.refreshTokenSeconds };
  const idle = idleMinutes * 60;
  const accessTokenSeconds = Math.min(server.accessTokenSeconds, idle / 5);
  return { accessTokenSeconds, refreshTokenSeconds: idle + accessTokenSeconds };
}

/** When the last token of a token family expires. */
export function familySeconds({ accessTokenSeconds, refreshTokenSeconds }: Lifetimes): number {
  return Math.max(accessTokenSeconds, refreshTokenSeconds);
}

/** Whether a session with this start and last renewal is still valid. */
export function sessionGoesOn(
  server: Lifetimes,
  policy: SessionPolicy,
  { createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date },
  now: Date,
): boolean {
  const inTime = policy.maxDays === 0 || now.getTime() - createdAt.getTime() <= policy.maxDays * day;
  const isActive =
    policy.idleMinutes === null ||
    now.getTime() - lastUsedAt.getTime() <= lifetimesOf(server, policy).refreshTokenSeconds * 1000;
  return inTime && isActive;
}
