/** The calculation of the leave ledger: steps on buckets of days, and what they leave. */
import {
  allocate,
  balanceOn,
  expiryEntries,
  type LedgerBucket,
  type LedgerEntry,
  minutesOfDay,
  restoreEntries,
  takeReserved,
} from "#src/domain/leave/shared/ledger.ts";

export interface WrittenLedger {
  /** Name, kind, days, first and last day: `carried carried 3 2026-01-01 2026-03-31`. */
  readonly buckets: readonly string[];
  /** In order: `take 2026-12-30 2026-12-31`, `ask …`, `approve`, `expire 2026-04-01`, `recall 2026-03-31 on 2026-04-02`, `cancel …`. */
  readonly steps: readonly string[];
  /** Days on which the balance is asked for. */
  readonly balances?: readonly string[];
}

type Taken = ReturnType<typeof allocate>["taken"];

/** The ledger after its steps; carried buckets are filled by an entry of their own kind. */
export function ledgerAfter({ buckets: written, steps }: Omit<WrittenLedger, "balances">) {
  const buckets: LedgerBucket[] = [];
  const entries: LedgerEntry[] = [];
  for (const text of written) {
    const [id = "", kind = "year", days = "0", from = "", expiresOn = ""] = text.split(" ");
    buckets.push({ id, kind: kind as LedgerBucket["kind"], from, expiresOn, minimum: 0 });
    const granted = kind === "carried" ? "carryIn" : "grant";
    entries.push({ bucketId: id, kind: granted, minutes: Number(days) * minutesOfDay, on: from });
  }
  const taken: Taken = [];
  const missing: string[] = [];
  let waiting: Taken = [];
  const post = (some: Taken, kind: "take" | "reserve"): void =>
    void entries.push(...some.map(({ bucketId, on, minutes }) => ({ bucketId, on, minutes: -minutes, kind })));
  for (const step of steps) {
    const [name = "", ...days] = step.split(" ");
    if (name === "expire") entries.push(...expiryEntries({ buckets, entries }, days[0] ?? ""));
    else if (name === "approve") {
      entries.push(...takeReserved(waiting));
      taken.push(...waiting);
      waiting = [];
    } else if (name === "recall" || name === "cancel") {
      const [on = "", , today = ""] = days;
      const back = taken.filter((one) => one.on === on);
      const instead = buckets.find(
        ({ kind, from, expiresOn }) => kind === "year" && from <= today && (expiresOn ?? today) >= today,
      );
      entries.push(
        ...restoreEntries(back, buckets, { today, recalled: name === "recall", instead: instead?.id ?? null }),
      );
    } else {
      const asked = allocate(
        { buckets, entries },
        days.map((on) => ({ on, minutes: minutesOfDay })),
      );
      missing.push(...asked.missing.map(({ on }) => on));
      post(asked.taken, name === "ask" ? "reserve" : "take");
      if (name === "ask") waiting = [...waiting, ...asked.taken];
      else taken.push(...asked.taken);
    }
  }
  return { buckets, entries, taken, missing };
}

export function ledgerCase({ balances = [], ...written }: WrittenLedger, _day: string) {
  const { buckets, entries, taken, missing } = ledgerAfter(written);
  const sumOf = (id: string): number =>
    entries.filter(({ bucketId }) => bucketId === id).reduce((sum, { minutes }) => sum + minutes, 0) / minutesOfDay;
  return {
    taken: taken.map(({ bucketId, on }) => `${on} ${bucketId}`),
    missing,
    left: Object.fromEntries(buckets.map(({ id }) => [id, sumOf(id)])),
    balances: Object.fromEntries(
      balances.map((day) => [day, balanceOn({ buckets, entries }, day).available / minutesOfDay]),
    ),
  };
}
