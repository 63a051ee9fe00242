/** The people of the samples; those with a password can sign in. */
import type { Ability } from "#src/contract/context.ts";
import type { SystemRole } from "#src/domain/access/system-roles.ts";
import { accountsOnSamplePasswords } from "../account/shared/accounts.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleId } from "./ids.ts";

export interface SampleAccount {
  id: string;
  /** Null for platform accounts. */
  tenant: keyof typeof sampleTenants | null;
  email: string;
  username: string;
  fullName: string;
  avatar: string;
  role: string;
  /** Abilities of the account itself: all of a platform account's, few of others'. */
  ability: Ability[];
  /** Its roles in the companies of its tenant, the main one first. */
  access?: readonly SystemRole["code"][];
  cartItemsCount: number;
  password?: string;
}

export const sampleTenants = {
  merlion: { id: sampleId("tenants/merlion"), name: "Merlion Trading" },
  banyan: { id: sampleId("tenants/banyan"), name: "Banyan Foods" },
} as const;

const everything: Ability[] = [{ action: "manage", subject: "all" }];
export const sampleAccounts = {
  adeline: {
    id: "5b1d8a3e-7c55-4a0e-8a56-2f6f0c4f9d01",
    tenant: "merlion",
    email: "admin@demo.com",
    username: "admin",
    fullName: "Adeline Goh",
    avatar: "/media/avatars.svg#a01",
    role: "admin",
    ability: [],
    access: ["tenantOwner"],
    cartItemsCount: 5,
    password: "admin",
  },
  callum: {
    id: sampleId("users/callum"),
    tenant: "merlion",
    email: "client@demo.com",
    username: "client",
    fullName: "Callum Fraser",
    avatar: "/media/avatars.svg#a06",
    role: "client",
    ability: [
      { action: "read", subject: "ACL" },
      { action: "read", subject: "Auth" },
    ],
    cartItemsCount: 5,
    password: "client",
  },
  siti: {
    id: sampleId("users/siti"),
    tenant: "merlion",
    email: "siti.rahmah@merlion.example",
    username: "siti",
    fullName: "Siti Rahmah",
    avatar: "/media/avatars.svg#a07",
    role: "hr manager",
    ability: [],
    access: ["hrAdmin"],
    cartItemsCount: 0,
  },
  harjit: {
    id: sampleId("users/harjit"),
    tenant: "merlion",
    email: "harjit.singh@merlion.example",
    username: "harjit",
    fullName: "Harjit Singh",
    avatar: "/media/avatars.svg#a04",
    role: "hr manager",
    ability: [],
    access: ["hrAdmin"],
    cartItemsCount: 0,
  },
  rachel: {
    id: sampleId("users/rachel"),
    tenant: "merlion",
    email: "hr@merlion.demo",
    username: "hr",
    fullName: "Rachel Tan",
    avatar: "/media/avatars.svg#a13",
    role: "hr admin",
    ability: [],
    access: ["hrAdmin", "employee"],
    cartItemsCount: 0,
    password: "hr",
  },
  jiahui: {
    id: sampleId("users/jiahui"),
    tenant: "merlion",
    email: "maker@merlion.demo",
    username: "maker",
    fullName: "Chua Jia Hui",
    avatar: "/media/avatars.svg#a17",
    role: "payroll maker",
    ability: [],
    access: ["payrollMaker", "employee"],
    cartItemsCount: 0,
    password: "maker",
  },
  suresh: {
    id: sampleId("users/suresh"),
    tenant: "merlion",
    email: "approver@merlion.demo",
    username: "approver",
    fullName: "Suresh Govindasamy",
    avatar: "/media/avatars.svg#a08",
    role: "payroll approver",
    ability: [],
    access: ["payrollApprover", "employee"],
    cartItemsCount: 0,
    password: "approver",
  },
  faridah: {
    id: sampleId("users/faridah"),
    tenant: "merlion",
    email: "manager@merlion.demo",
    username: "manager",
    fullName: "Faridah Osman",
    avatar: "/media/avatars.svg#a03",
    role: "manager",
    ability: [],
    access: ["manager", "employee"],
    cartItemsCount: 0,
    password: "manager",
  },
  desmond: {
    id: sampleId("users/desmond"),
    tenant: "merlion",
    email: "employee@merlion.demo",
    username: "employee",
    fullName: "Desmond Lim",
    avatar: "/media/avatars.svg#a09",
    role: "employee",
    ability: [],
    access: ["employee"],
    cartItemsCount: 0,
    password: "employee",
  },
  // From an accounting firm, and not an employee of the companies.
  vivian: {
    id: sampleId("users/vivian"),
    tenant: "merlion",
    email: "auditor@merlion.demo",
    username: "auditor",
    fullName: "Vivian Koh",
    avatar: "/media/avatars.svg#a20",
    role: "auditor",
    ability: [],
    access: ["auditor"],
    cartItemsCount: 0,
    password: "auditor",
  },
  lakshmi: {
    id: sampleId("users/lakshmi"),
    tenant: "banyan",
    email: "owner@banyan.demo",
    username: "banyan",
    fullName: "Lakshmi Pillai",
    avatar: "/media/avatars.svg#a15",
    role: "admin",
    ability: [],
    access: ["tenantOwner"],
    cartItemsCount: 0,
    password: "banyan",
  },
  // Platform rates need two people: one drafts them, another activates them.
  priya: {
    id: sampleId("users/priya"),
    tenant: null,
    email: "platform@hrms.demo",
    username: "platform",
    fullName: "Priya Nair",
    avatar: "/media/avatars.svg#a05",
    role: "platform admin",
    ability: everything,
    cartItemsCount: 0,
    password: "platform",
  },
  marcus: {
    id: sampleId("users/marcus"),
    tenant: null,
    email: "ops@hrms.demo",
    username: "ops",
    fullName: "Marcus Teo",
    avatar: "/media/avatars.svg#a02",
    role: "platform admin",
    ability: everything,
    cartItemsCount: 0,
    password: "ops",
  },
} satisfies Record<string, SampleAccount>;

export type SamplePerson = keyof typeof sampleAccounts;

/** Sample accounts that anyone could sign in with, because they keep the password printed here; in the order of this list. */
export async function sampleAccountsOnSamplePasswords(tx: Transaction) {
  const open = new Map((await accountsOnSamplePasswords(tx)).map((account) => [account.email, account]));
  return Object.values<SampleAccount>(sampleAccounts).flatMap(({ email, password, access, tenant: ofTenant }) => {
    const account = open.get(email);
    if (account === undefined || password === undefined) return [];
    const { fullName, role, tenant } = account;
    const kind = ofTenant === null ? ("platformAdmin" as const) : (access?.[0] ?? null);
    return [{ email, password, fullName, role, kind, tenant: tenant ?? "Platform" }];
  });
}
