/** Bank accounts of the sample companies. */
import { recordEvent } from "../shared/audit.ts";
import { fingerprint, lastFour, masked, seal } from "../database/sealed.ts";
import { masterId } from "../seeds/seed-masters.ts";
import { companyBankAccounts } from "../company/tables/company-bank-accounts.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";

type Company = keyof typeof sampleCompanies;
type Stored = typeof companyBankAccounts.$inferSelect;
type SampleAccount = Pick<Stored, "orgId" | "format" | "primary"> & {
  bank: string;
  bankCode: string;
  accountNo: string;
};

const dbs = { bank: "DBS Bank / POSB", bankCode: "7171", format: "dbs-uff" } as const;
const ocbc = { bank: "OCBC Bank", bankCode: "7339", format: "ocbc-giro" } as const;
const uob = { bank: "United Overseas Bank", bankCode: "7375", format: "uob-fast" } as const;

const accounts: Readonly<Record<Company, readonly SampleAccount[]>> = {
  trading: [
    { ...dbs, accountNo: "0720184567", orgId: "MLTRAD01", primary: true },
    { ...ocbc, accountNo: "501887722001", orgId: "MTPL", primary: false },
  ],
  logistics: [{ ...ocbc, accountNo: "501990045003", orgId: "MLPL", primary: true }],
  kitchen: [{ ...uob, accountNo: "3013345561", orgId: "BANYANKT", primary: true }],
};

export async function insertCompanyAccounts(
  tx: Transaction,
  tenant: keyof typeof sampleTenants,
  now: Date,
  dataKey: string,
): Promise<void> {
  const tenantId = sampleTenants[tenant].id;
  const at = new Date(now.getTime() - 280 * 86_400_000);
  for (const company of (Object.keys(accounts) as Company[]).filter(
    (each) => sampleCompanies[each].tenant === tenant,
  )) {
    const { id: companyId, name: accountName, people } = sampleCompanies[company];
    const userId = sampleAccounts[people[0]].id;
    for (const { bank, bankCode, accountNo, ...fields } of accounts[company]) {
      const id = sampleId(`company-bank-accounts/${company}/${bankCode}`);
      const last4 = lastFour(accountNo);
      await tx.insert(companyBankAccounts).values({
        ...fields,
        id,
        tenantId,
        companyId,
        bankId: masterId("banks", bankCode),
        accountName,
        accountNoEnc: seal(dataKey, accountNo),
        accountNoLast4: last4,
        accountNoHash: fingerprint(dataKey, accountNo),
        status: "active",
        createdAt: at,
        createdBy: userId,
        updatedAt: at,
        updatedBy: userId,
      });
      const details = { bank, accountName, accountNoMasked: masked(last4), ...fields };
      const changes = Object.entries(details).map(([field, after]) => ({ field, before: null, after }));
      await recordEvent(
        tx,
        { tenantId, userId, requestId: "sample-company-accounts", now: at },
        {
          companyId,
          action: "create",
          subject: "company-bank-accounts",
          recordId: id,
          recordName: `${bank} ${masked(last4)}`,
          changes,
        },
      );
    }
  }
}
