/** Bank accounts: new ones, and those that replace an account; each waits for a second person. */
import { accountNumberFits } from "../../../shared/account-number.ts";
import { sharesAddUp } from "../../pay-shares.ts";
import { payMethods } from "../../shared/records.ts";
import type { RowReader } from "../cells.ts";
import type { AccountRow } from "../existing.ts";
import { hiddenNumber, type Labels, type Shown, unitsOf } from "../shown.ts";
import {
  type CompareRecords,
  comparedRecord,
  type ComparedRecord,
  mustDiffer,
  type Owner,
  type RecordTools,
} from "./record.ts";

const declared = {
  table: "accounts",
  subject: "bank-accounts",
  names: { effectiveFrom: "effectiveFrom" },
  amounts: ["shareAmount"],
} as const;

type Share = Pick<AccountRow, "shareKind" | "sharePercent" | "shareAmount">;

/** Without a share the account takes what remains. */
function shareOf(row: RowReader): Share {
  const percent = row.hundredths("sharePercent", 10_000);
  const amount = row.hundredths("shareAmount", 100_000_000_000);
  if (percent !== null && amount !== null) row.fault("shareAmount", "one-share");
  if (percent === 0) row.fault("sharePercent", "number", "0");
  return {
    shareKind: percent !== null ? "percent" : amount !== null ? "amount" : "remainder",
    sharePercent: percent,
    shareAmount: percent === null ? amount : null,
  };
}

interface Account extends Share {
  readonly row: RowReader;
  readonly bankId: string | null;
  readonly accountNo: string | null;
  readonly accountName: string;
  readonly branch: string | null;
  readonly method: (typeof payMethods)[number] | null;
  readonly effectiveFrom: string;
}

function read(row: RowReader, { fullName, startDate }: Owner, { book, indexes }: RecordTools): Account {
  row.required("bank");
  const text = row.required("accountNo", 40);
  const bank = row.record("bank", indexes.banks);
  const accountNo = text === "" ? null : text.replaceAll(" ", "").toUpperCase();
  if (bank && accountNo !== null && !accountNumberFits(bank.acctNoPattern, accountNo))
    row.fault("accountNo", "account-number", hiddenNumber(accountNo));
  return {
    row,
    bankId: bank?.id ?? null,
    accountNo,
    accountName: row.text("accountName") ?? fullName,
    branch: row.text("branch", 40),
    method: row.choice("method", payMethods),
    ...shareOf(row),
    effectiveFrom: row.date("effectiveFrom") ?? (book.today < startDate ? startDate : book.today),
  };
}

const shareText = ({ shareKind, sharePercent, shareAmount }: Share): string | null =>
  shareKind === "percent" ? String((sharePercent ?? 0) / 100) : shareKind === "amount" ? unitsOf(shareAmount) : null;

function shown(
  account: Share & Pick<AccountRow, "bankId" | "accountName" | "branch" | "method">,
  number: string,
  labels: Labels,
): Shown {
  return {
    bank: labels("banks", account.bankId),
    accountNo: number,
    accountName: account.accountName,
    branch: account.branch,
    method: account.method,
    sharePercent: account.shareKind === "percent" ? shareText(account) : null,
    shareAmount: account.shareKind === "amount" ? shareText(account) : null,
  };
}

interface Matched {
  readonly account: Account;
  readonly number: string;
  /** The same number, active or waiting. */
  readonly same: AccountRow | null;
  readonly hash: string;
}

export const compareAccounts: CompareRecords = (owner, rows, around) => {
  const { labels, tools } = around;
  const accounts = rows.map((row) => read(row, owner, around));
  mustDiffer(rows, "accountNo", (_row, index) => {
    const { bankId, accountNo } = accounts[index] as Account;
    return bankId === null || accountNo === null ? null : `${bankId} ${accountNo}`;
  });
  const there = (owner.existing?.accounts ?? []).filter(
    ({ status }) => status === "active" || status === "pendingVerify",
  );
  const active = there.filter(({ status }) => status === "active");
  const matched = accounts.map((account): Matched => {
    const number = account.accountNo ?? "";
    const hash = tools.fingerprint(number);
    const same = (status: AccountRow["status"]) =>
      there.find((one) => one.status === status && one.bankId === account.bankId && one.accountNoHash === hash);
    return { account, number, hash, same: same("pendingVerify") ?? same("active") ?? null };
  });
  const outcomes = matched.map((one) => compareOne(one, matched, owner, active, around));
  const replaced = new Set(outcomes.map(({ replacesId }) => replacesId));
  const kept = active.filter(({ id }) => !replaced.has(id));
  const added = outcomes.flatMap(({ adds }) => (adds ? [adds] : []));
  const last = rows.at(-1);
  if (added.length > 0 && rows.every((row) => row.faults.length === 0) && !sharesAddUp([...kept, ...added]))
    last?.fault("sharePercent", "shares", shareText(added.at(-1) as Account) ?? "");
  return outcomes.map(({ record }) => record);

  function compareOne(
    { account, number, hash, same }: Matched,
    all: readonly Matched[],
    of: Owner,
    others: readonly AccountRow[],
    within: RecordTools,
  ): { record: ComparedRecord; replacesId: string | null; adds: Account | null } {
    const method = account.method ?? same?.method ?? "giro";
    // Cells without a value leave the account as it is.
    const next = {
      bankId: account.bankId ?? "",
      branch: account.branch ?? same?.branch ?? null,
      accountName: account.row.text("accountName") ?? same?.accountName ?? of.fullName,
      method,
      shareKind: account.shareKind,
      sharePercent: account.sharePercent,
      shareAmount: account.shareAmount,
    };
    const text = hiddenNumber(number);
    const states = { before: same ? shown(same, text, labels) : {}, after: shown(next, text, labels) };
    const isSame =
      same !== null && Object.keys(states.after).every((field) => states.before[field] === states.after[field]);
    // The remainder can go to one account: a new one takes the place of the other.
    const isListed = (id: string): boolean => all.some((one) => one.same?.id === id);
    const replacesId =
      same?.status === "active"
        ? same.id
        : next.shareKind === "remainder"
          ? (others.find(({ id, shareKind }) => shareKind === "remainder" && !isListed(id))?.id ?? null)
          : null;
    if (isSame) {
      const record = comparedRecord(declared, of, same, { fields: {}, name: "", shown: states }, within);
      return { record, replacesId: null, adds: null };
    }
    const waiting = same?.status === "pendingVerify" ? same : null;
    const sealed = tools.seal(number);
    const replaced = others.find(({ id }) => id === replacesId);
    const after = {
      ...states.after,
      ...(replaced && { replaces: `${labels("banks", replaced.bankId) ?? ""} ••••${replaced.accountNoLast4}` }),
    };
    const record = comparedRecord(
      declared,
      of,
      waiting,
      {
        fields: {
          ...next,
          accountNoEnc: sealed.enc,
          accountNoLast4: sealed.last4,
          accountNoHash: hash,
          effectiveFrom: account.effectiveFrom,
          replacesId,
          status: "pendingVerify",
          rejectReason: null,
        },
        name: `${labels("banks", next.bankId) ?? ""} ${text}`,
        shown: { before: states.before, after },
      },
      within,
    );
    const [row] = record.writes.rows;
    const waits = row ? [{ id: row.id, employeeId: of.employeeId, again: waiting !== null }] : [];
    return {
      record: { ...record, writes: { ...record.writes, accounts: waits } },
      replacesId,
      adds: { ...account, ...next },
    };
  }
};
