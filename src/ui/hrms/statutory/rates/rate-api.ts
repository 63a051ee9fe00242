/** Generated operations of platform and company rate sets behind one interface. */
import type { UseMutationOptions, UseQueryOptions } from "@tanstack/react-query";
import { exportPpfSets } from "#generated/hrms/client/ppf.ts";
import { exportRateSets } from "#generated/hrms/client/rates.ts";
import * as ppf from "#generated/hrms/hooks/ppf.ts";
import * as rates from "#generated/hrms/hooks/rates.ts";
import type { HistoryEvent, RateDifferences, RateEffect, RateSet, RateSetPage } from "#generated/hrms/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput, PageOf } from "#src/client/types.ts";
import type { ListFile } from "../../../list/list-export.tsx";
import type { RateKind } from "#src/domain/statutory/rate-sets/rate-set.ts";

type Query<Answer> = (input: AnyInput) => UseQueryOptions<Answer, ApiError>;
/** Adds the caller's success handler to the cache invalidation. */
type Mutation<Answer> = (own?: {
  onSuccess: (answer: Answer) => void;
}) => UseMutationOptions<Answer, ApiError, AnyInput>;

interface RateCalls {
  readonly list: Query<RateSetPage>;
  readonly get: Query<RateSet>;
  readonly differences: Query<RateDifferences>;
  readonly effect: Query<RateEffect>;
  readonly history: Query<PageOf<HistoryEvent>>;
  readonly create: Mutation<RateSet>;
  readonly update: Mutation<RateSet>;
  readonly remove: Mutation<null>;
  readonly review: Mutation<RateSet>;
  readonly activate: Mutation<RateSet>;
}

const platformCalls = {
  list: rates.listRateSetsOptions,
  get: rates.getRateSetOptions,
  differences: rates.getRateSetDifferencesOptions,
  effect: rates.getRateSetEffectOptions,
  history: rates.listRateSetHistoryOptions,
  create: rates.createRateSetMutation,
  update: rates.updateRateSetMutation,
  remove: rates.deleteRateSetMutation,
  review: rates.reviewRateSetMutation,
  activate: rates.activateRateSetMutation,
} as unknown as RateCalls;

const companyCalls = {
  list: ppf.listPpfSetsOptions,
  get: ppf.getPpfSetOptions,
  differences: ppf.getPpfSetDifferencesOptions,
  effect: ppf.getPpfSetEffectOptions,
  history: ppf.listPpfSetHistoryOptions,
  create: ppf.createPpfSetMutation,
  update: ppf.updatePpfSetMutation,
  remove: ppf.deletePpfSetMutation,
  review: ppf.reviewPpfSetMutation,
  activate: ppf.activatePpfSetMutation,
} as unknown as RateCalls;

/** Maximum number of versions shown: one per year for a lifetime. */
const max = 100;

export const rateColumns = [
  "kind",
  "effectiveFrom",
  "inForceUntil",
  "announcedUpTo",
  "status",
  "certainty",
  "sourceTitle",
  "sourceUrl",
  "activatedAt",
  "activatedBy",
] as const;
type RateColumn = (typeof rateColumns)[number];

export interface RateApi {
  readonly kind: RateKind;
  readonly calls: RateCalls;
  /** Subject the account must be able to read. */
  readonly subject: "rates" | "ppf";
  readonly listInput: AnyInput;
  readonly path: Readonly<Record<string, string>>;
  readonly exported: ListFile<RateColumn>["ask"];
  readonly pathOf: (id: string) => Readonly<Record<string, string>>;
}

export function rateApiOf(kind: RateKind, companyId: string | undefined): RateApi {
  const own = kind === "ppf" && companyId !== undefined;
  const path = own ? { companyId } : {};
  const query = { pageSize: max, current: true, ...(!own && { kind }) };
  return {
    kind,
    calls: own ? companyCalls : platformCalls,
    subject: own ? "ppf" : "rates",
    listInput: { ...(own && { path }), query },
    path,
    exported: (asked, init) =>
      own
        ? exportPpfSets({ path: { companyId }, query: asked }, init)
        : exportRateSets({ query: { ...asked, ...(kind !== "ppf" && { kind }) } }, init),
    pathOf: (id) => ({ ...path, rateSetId: id }),
  };
}
