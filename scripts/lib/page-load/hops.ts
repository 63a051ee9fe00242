/** How many round trips one after the other a page needs before it has its data. */

export type RequestKind = "document" | "script" | "style" | "font" | "image" | "data" | "other";

/**
 * Requests by round: the document first, then whatever that started, then whatever those responses started. Only rounds that were
 * answered before the page had its content.
 */
export type Rounds = readonly (readonly RequestKind[])[];

/** The last round that asked for data; a page without data needs every round with anything but what comes around its content. */
export function hopsOf(rounds: Rounds): number {
  const last = rounds.findLastIndex((round) => round.includes("data"));
  return (last < 0 ? rounds.findLastIndex((round) => round.some((kind) => kind !== "other")) : last) + 1;
}
