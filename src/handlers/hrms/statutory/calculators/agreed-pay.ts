/** Pay of a calculator's input, by month, day or hour. */
import type { Pay, RateType } from "#src/domain/statutory/pay/rates-of-pay.ts";

interface WorkingTime {
  readonly rateType?: RateType;
  readonly daysPerWeek?: number;
  readonly normalMinutes?: number;
}

export function agreedPay(amount: number, { rateType, daysPerWeek, normalMinutes }: WorkingTime): Pay {
  return {
    amount,
    ...(rateType && { rateType }),
    ...(daysPerWeek !== undefined && { daysPerWeek }),
    ...(normalMinutes !== undefined && { normalMinutes }),
  };
}
