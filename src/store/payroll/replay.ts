/** Calculates payslips of locked runs again from what they were calculated from. */
import { sql } from "drizzle-orm";
import { calculatePayslip } from "#src/domain/payroll/calculate.ts";
import { readSnapshot } from "#src/domain/payroll/snapshot.ts";
import type { RateBook } from "#src/domain/statutory/rates/book.ts";
import type { Store } from "../database/open-store.ts";
import { inTenant } from "../database/transaction.ts";
import { bookOfCompany } from "./run-context.ts";

interface SlipRow extends Record<string, unknown> {
  readonly id: string;
  readonly companyId: string;
  readonly input: string;
  readonly lines: readonly { readonly code: string; readonly amount: number }[];
}

export interface Replayed {
  readonly payslips: number;
  /** Those whose lines differ. */
  readonly different: readonly string[];
}

const perStep = 500;

/** Of one tenant, in steps, so that any number of them fits into memory. */
export async function replayPayslips(store: Store, tenantId: string): Promise<Replayed> {
  const different: string[] = [];
  let payslips = 0;
  const books = new Map<string, RateBook>();
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const rows = await inTenant(store, tenantId, async (tx) => {
      const found = await tx.execute<SlipRow>(sql`
        select slip.id, slip.company_id as "companyId", slip.input,
          (select coalesce(jsonb_agg(jsonb_build_object('code', line.code, 'amount', line.amount) order by line.position), '[]')
            from payslip_lines line where line.tenant_id = slip.tenant_id and line.payslip_id = slip.id) as lines
        from payslips slip where slip.id > ${after}::uuid and slip.state in ('final', 'published', 'reversed') and slip.input is not null
        order by slip.id limit ${perStep}`);
      for (const { id, companyId, input, lines } of found.rows) {
        const book = books.get(companyId) ?? (await bookOfCompany(tx, { tenantId, companyId })).book;
        books.set(companyId, book);
        const again = calculatePayslip(readSnapshot(input), book).lines.map(({ code, amount }) => ({ code, amount }));
        if (JSON.stringify(again) !== JSON.stringify(lines.map(({ code, amount }) => ({ code, amount }))))
          different.push(id);
      }
      return found.rows;
    });
    payslips += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < perStep) return { payslips, different };
    after = last.id;
  }
}
