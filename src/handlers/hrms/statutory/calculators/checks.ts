/** Public holidays of a year, and checks of identifiers and CPF EZPay files. */
import { ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import { checkNric } from "#src/domain/statutory/identifiers/nric.ts";
import { checkUen } from "#src/domain/statutory/identifiers/uen.ts";
import { announcedHolidayYear, publicHolidays } from "#src/domain/statutory/leave/holidays.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import type { Calculator, Schemas } from "./calculation.ts";
import { explanationOf } from "../shared/explanation.ts";

export const publicHolidaysCalculation: Calculator<"PublicHolidays"> = {
  dated: "year",
  calculate: ({ year }, rates, ladder) => ({
    announcedYear: announcedHolidayYear(year, rates.holidays),
    holidays: publicHolidays(year, rates.holidays, ladder).map(({ oneOff = false, ...holiday }) => ({
      ...holiday,
      oneOff,
    })),
  }),
};

export const identifierCalculation: Calculator<"Identifier"> = {
  calculate: ({ kind, text }, _rates, ladder) => (kind === "uen" ? checkUen(text, ladder) : checkNric(text, ladder)),
};

type EzpayInput = Schemas["EzpayFileInput"];
type EzpayCase = Partial<Schemas["EzpayFileAnswer"]> & { errors?: ProblemFault[] };

/** Uploaded files are checked in a worker thread. */
async function checkFiles(
  ctx: HrmsContext,
  files: readonly EzpayInput[],
  explained: boolean,
  pointerOf: (index: number) => string,
): Promise<EzpayCase[]> {
  const input = { texts: files.map(({ text }) => text), explained };
  const checked = await ctx.settings.uploads.run("checkEzpayFiles", { input, owner: principalOf(ctx).tenantId });
  return checked.map((file, index) => {
    if ("fault" in file)
      return { errors: [{ pointer: pointerOf(index), ...file.fault, params: { ...file.fault.params } }] };
    return { result: file.result, ...(explained && { explanation: explanationOf(file.steps) }) };
  });
}

export async function checkEzpayFile(
  { body }: { readonly body: EzpayInput },
  ctx: HrmsContext,
): Promise<Schemas["EzpayFileAnswer"]> {
  const [{ errors, ...answer } = {}] = await checkFiles(ctx, [body], true, () => "/text");
  if (errors) throw new ProblemError("validation", { errors });
  return answer as Schemas["EzpayFileAnswer"];
}

export async function checkEzpayFileBatch(
  { body }: { readonly body: Schemas["EzpayFileBatch"] },
  ctx: HrmsContext,
): Promise<Schemas["EzpayFileBatchAnswer"]> {
  return { cases: await checkFiles(ctx, body.cases, body.explain === true, (index) => `/cases/${index}/text`) };
}
