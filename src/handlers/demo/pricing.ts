/** Handler of the pricing screen. */
import { pricing } from "./samples/pricing.ts";
import type { DemoHandlers } from "./state.ts";

export const pricingHandlers: DemoHandlers = {
  getPricing: () => pricing,
};
