/** Handler of the pricing screen. */
import type { operations } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { pricing } from "./samples/pricing.ts";
import type { DemoState } from "./state.ts";

export const pricingHandlers: Handlers<operations, DemoContext<DemoState>> = {
  getPricing: () => pricing,
};
