/** All statutory rates of the country together: what the platform's tables are seeded from and calculators start with. */
import { cpf, type CpfSeries } from "./cpf.ts";
import type { Series } from "./dated.ts";
import { employment, type EmploymentTerms } from "./employment.ts";
import { funds, type FundSeries } from "./funds.ts";
import { holidays, type HolidaySeries } from "./holidays.ts";
import { leave, type LeaveSeries } from "./leave.ts";
import { levy, type LevySeries, sdl, type SdlRate } from "./levies.ts";
import { examplePpf, type PpfRate } from "./ppf.ts";

export interface RateBook {
  readonly cpf: CpfSeries;
  readonly sdl: Series<SdlRate>;
  readonly funds: FundSeries;
  readonly levy: LevySeries;
  /** A fund of the employer's own; an example as long as there is none. */
  readonly ppf: Series<PpfRate>;
  readonly employment: Series<EmploymentTerms>;
  readonly leave: LeaveSeries;
  readonly holidays: HolidaySeries;
}

export const singapore: RateBook = { cpf, sdl, funds, levy, ppf: examplePpf, employment, leave, holidays };

/** Every series of a book, for whoever does the same with all of them. */
export function allSeries(book: RateBook): Series<unknown>[] {
  const { sdl, ppf, employment, holidays } = book;
  const groups = [book.cpf, book.funds, book.levy, book.leave].flatMap((group) =>
    Object.values<Series<unknown>>({ ...group }),
  );
  return [...groups, sdl, ppf, employment, holidays];
}
