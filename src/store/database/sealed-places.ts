/** Every column that depends on DATA_KEY. Rotation follows this list; a test compares it with the database. */
import { hashKeyOf, seal, unseal, unsealable, fingerprint } from "./sealed.ts";

/** A row of one of the places, as returned by the database. */
export type SealedRow = Readonly<Record<string, unknown>>;

/** The new value; undefined if it stays. */
type Resealed = string | undefined | typeof unreadable;
export const unreadable = Symbol("opens with neither key");

export interface KeyPair {
  readonly from: string;
  readonly to: string;
}

/** Encrypted text, JSON with encrypted texts, a keyed hash, or a key. */
type Holds = "sealed" | "json" | "hash" | "key";

type Reseal = (row: SealedRow, column: string, keys: KeyPair) => Resealed;

export interface SealedPlace {
  readonly table: string;
  /** Columns of the primary key, all of them UUIDs. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, { readonly holds: Holds; readonly reseal: Reseal }>>;
  /** Rows re-encrypted in one transaction. */
  readonly batchSize: number;
}

/** The plain text of a value; each value says which key encrypted it. */
function textOf(stored: string, { from, to }: KeyPair): { text: string; isNew: boolean } | undefined {
  if (unsealable(to, stored)) return { text: unseal(to, stored), isNew: true };
  return unsealable(from, stored) ? { text: unseal(from, stored), isNew: false } : undefined;
}

function resealed(stored: string, keys: KeyPair): Resealed {
  const found = textOf(stored, keys);
  if (!found) return unreadable;
  return found.isNew ? undefined : seal(keys.to, found.text);
}

const sealed = {
  holds: "sealed",
  reseal(row: SealedRow, column: string, keys: KeyPair): Resealed {
    const stored = row[column];
    return typeof stored === "string" ? resealed(stored, keys) : undefined;
  },
} as const;

/** A keyed hash of another, encrypted column of the row. */
const hashOf = (other: string) =>
  ({
    holds: "hash",
    reseal(row: SealedRow, _column: string, keys: KeyPair): Resealed {
      const found = typeof row[other] === "string" ? textOf(row[other], keys) : undefined;
      return found && fingerprint(keys.to, found.text);
    },
  }) as const;

/** Names under which JSON contains encrypted values. */
export const isSealedName = (name: string): boolean => /^sealed[A-Z]|Enc$/.test(name);

const sealedInside = {
  holds: "json",
  reseal(row: SealedRow, column: string, keys: KeyPair): Resealed {
    if (row[column] === null) return undefined;
    let [changed, lost] = [false, false];
    const text = JSON.stringify(row[column], (name, held: unknown) => {
      if (!isSealedName(name) || typeof held !== "string") return held;
      const value = resealed(held, keys);
      lost ||= value === unreadable;
      changed ||= typeof value === "string";
      return typeof value === "string" ? value : held;
    });
    if (lost) return unreadable;
    return changed ? text : undefined;
  },
} as const;

/**
 * Only their owners know recovery codes, so their hashes cannot be recomputed: the key that made them is stored with the
 * row, encrypted, until the person renews the codes.
 */
const recoveryKey = {
  holds: "key",
  reseal(row: SealedRow, column: string, keys: KeyPair): Resealed {
    const kept = row[column];
    return typeof kept === "string" ? resealed(kept, keys) : seal(keys.to, hashKeyOf(keys.from));
  },
} as const;

const ofTenant = { key: ["tenant_id", "id"], batchSize: 500 } as const;

export const sealedPlaces: readonly SealedPlace[] = [
  { table: "persons", ...ofTenant, columns: { id_no_enc: sealed, id_hash: hashOf("id_no_enc") } },
  { table: "employee_passports", ...ofTenant, columns: { number_enc: sealed, number_hash: hashOf("number_enc") } },
  { table: "employee_dependants", ...ofTenant, columns: { birth_cert_no_enc: sealed } },
  {
    table: "employee_bank_accounts",
    ...ofTenant,
    columns: { account_no_enc: sealed, account_no_hash: hashOf("account_no_enc") },
  },
  {
    table: "company_bank_accounts",
    ...ofTenant,
    columns: { account_no_enc: sealed, account_no_hash: hashOf("account_no_enc") },
  },
  {
    table: "change_requests",
    ...ofTenant,
    columns: { before: sealedInside, after: sealedInside, fields: sealedInside },
  },
  { table: "tax_forms", ...ofTenant, columns: { person_enc: sealed } },
  { table: "kiosk_pins", ...ofTenant, columns: { pin_enc: sealed } },
  // Some megabytes each.
  { table: "import_jobs", ...ofTenant, batchSize: 5, columns: { content: sealed, comparison: sealed } },
  { table: "webhooks", ...ofTenant, columns: { secret: sealed, earlier_secret: sealed } },
  { table: "sso_connections", ...ofTenant, columns: { client_secret_enc: sealed } },
  { table: "idempotency_keys", key: ["id"], batchSize: 500, columns: { response_enc: sealed } },
  {
    table: "user_mfa",
    key: ["user_id"],
    batchSize: 500,
    columns: { secret_enc: sealed, recovery_key_enc: recoveryKey },
  },
];
