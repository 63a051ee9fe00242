/** All published statutory rates: they seed the platform's tables and are the calculators' defaults. */
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
  /** Private provident fund; an example unless the employer has one. */
  readonly ppf: Series<PpfRate>;
  readonly employment: Series<EmploymentTerms>;
  readonly leave: LeaveSeries;
  readonly holidays: HolidaySeries;
}

export const singapore: RateBook = { cpf, sdl, funds, levy, ppf: examplePpf, employment, leave, holidays };

/** All series of a book. */
export function allSeries(book: RateBook): Series<unknown>[] {
  const { sdl, ppf, employment, holidays } = book;
  const groups = [book.cpf, book.funds, book.levy, book.leave].flatMap((group) =>
    Object.values<Series<unknown>>({ ...group }),
  );
  return [...groups, sdl, ppf, employment, holidays];
}
