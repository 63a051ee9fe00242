/** The people of the samples; those with a password can sign in. */
import type { Ability } from "#src/contract/context.ts";
import type { SystemRole } from "#src/domain/access/system-roles.ts";
import { accountsOnSamplePasswords } from "../accounts.ts";
import type { Store } from "../open-store.ts";
import { sampleId } from "./ids.ts";

export interface SampleAccount {
  id: string;
  /** Null for accounts of the platform itself. */
  tenant: keyof typeof sampleTenants | null;
  email: string;
  username: string;
  fullName: string;
  avatar: string;
  role: string;
  /** What stands with the account itself: all of a platform account's, little of others'. */
  ability: Ability[];
  /** Its role in the companies of its tenant. */
  access?: SystemRole["code"];
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
    avatar: "/media/avatars/01.svg",
    role: "admin",
    ability: [],
    access: "tenantOwner",
    cartItemsCount: 5,
    password: "admin",
  },
  callum: {
    id: sampleId("users/callum"),
    tenant: "merlion",
    email: "client@demo.com",
    username: "client",
    fullName: "Callum Fraser",
    avatar: "/media/avatars/06.svg",
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
    avatar: "/media/avatars/07.svg",
    role: "hr manager",
    ability: [],
    access: "hrAdmin",
    cartItemsCount: 0,
  },
  harjit: {
    id: sampleId("users/harjit"),
    tenant: "merlion",
    email: "harjit.singh@merlion.example",
    username: "harjit",
    fullName: "Harjit Singh",
    avatar: "/media/avatars/04.svg",
    role: "hr manager",
    ability: [],
    access: "hrAdmin",
    cartItemsCount: 0,
  },
  lakshmi: {
    id: sampleId("users/lakshmi"),
    tenant: "banyan",
    email: "owner@banyan.demo",
    username: "banyan",
    fullName: "Lakshmi Pillai",
    avatar: "/media/avatars/15.svg",
    role: "admin",
    ability: [],
    access: "tenantOwner",
    cartItemsCount: 0,
    password: "banyan",
  },
  // Rates of the platform take two people: one makes them, another activates them.
  priya: {
    id: sampleId("users/priya"),
    tenant: null,
    email: "platform@hrms.demo",
    username: "platform",
    fullName: "Priya Nair",
    avatar: "/media/avatars/05.svg",
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
    avatar: "/media/avatars/02.svg",
    role: "platform admin",
    ability: everything,
    cartItemsCount: 0,
    password: "ops",
  },
} satisfies Record<string, SampleAccount>;

export type SamplePerson = keyof typeof sampleAccounts;

/** Sample accounts that anybody could sign in with, because they keep the password printed here. */
export async function sampleAccountsOnSamplePasswords(store: Store) {
  const passwords = new Map(Object.values<SampleAccount>(sampleAccounts).map(({ email, password }) => [email, password]));
  return (await accountsOnSamplePasswords(store)).flatMap(({ email, fullName, role, tenant }) => {
    const password = passwords.get(email);
    return password === undefined ? [] : [{ email, password, fullName, role, tenant: tenant ?? "Platform" }];
  });
}
