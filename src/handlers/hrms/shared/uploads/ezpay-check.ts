/** Checks CPF EZPay files, and says what they pay. */
import { checkEzpay } from "#src/domain/statutory/ezpay/check.ts";
import type { EzpayFault } from "#src/domain/statutory/ezpay/faults.ts";
import type { Ladder, Step } from "#src/domain/statutory/explanation.ts";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";

/** Faults that are listed; the number of all stands beside them. */
const maxFaults = 500;

interface EzpayVerdict {
  readonly valid: boolean;
  readonly records: number;
  readonly details: number;
  readonly faultCount: number;
  readonly faults: EzpayFault[];
  readonly payments: { month: string; code: string; amount: number | null; donors: number | null }[];
}

const digits = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;

type CheckedFile =
  | { readonly result: EzpayVerdict; readonly steps: Step[] }
  | { readonly fault: Pick<UploadFault, "code" | "params" | "message"> };

function checkFile(text: string, explained: boolean): CheckedFile {
  const steps: Ladder = [];
  const { faults, records } = checkEzpay(text, explained ? steps : undefined);
  const result = {
    valid: faults.length === 0,
    records: records.length,
    details: records.filter(({ type }) => type === "detail").length,
    faultCount: faults.length,
    faults: faults.slice(0, maxFaults),
    payments: records
      .filter(({ type }) => type === "summary")
      .map(({ values }) => ({
        month: values["month"] ?? "",
        code: values["code"] ?? "",
        amount: digits(values["amount"]),
        donors: digits(values["donors"]),
      })),
  };
  return { result, steps };
}

/** A file that is refused does not lose the others. */
export function checkEzpayFiles({
  texts,
  explained,
}: {
  readonly texts: readonly string[];
  readonly explained: boolean;
}): CheckedFile[] {
  return texts.map((text) => {
    try {
      return checkFile(text, explained);
    } catch (error) {
      if (!(error instanceof UploadFault)) throw error;
      const { code, params, message } = error;
      return { fault: { code, params, message } };
    }
  });
}
