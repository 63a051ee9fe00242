/**
 * Loads a page in rounds: holds every request until the page waits for nothing else, then lets all pass together. What is requested
 * after that was started by one of these responses, however fast the machine is.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";
import { hasContent, untilCalm } from "./content.ts";
import { hopsOf, type RequestKind } from "./hops.ts";
import { isStream, kindOf, type WatchedRequests } from "./requests.ts";

interface Held {
  readonly id: string;
  readonly kind: RequestKind;
  readonly path: string;
}

export interface LoadInRounds {
  readonly hops: number;
  /** What was requested in each, until the page had its content. */
  readonly rounds: readonly (readonly string[])[];
}

/** What fills badges and bars around the content once the page is idle; the content never waits for it. */
const aroundContent = (url: URL): boolean =>
  url.pathname === "/me/counts" || (url.pathname === "/demo/parts" && url.searchParams.has("parts", "bookmarks"));

function heldOf(id: string, resourceType: string, address: string): Held {
  const url = new URL(address);
  const kind = aroundContent(url) ? "other" : kindOf(resourceType, address);
  return { id, kind, path: url.pathname };
}

/** A page that needs more has no end. */
const maxRounds = 15;

/** A script that has arrived is still compiled while the page looks idle. */
const looksWhileCompiled = 8;

export async function loadInRounds(
  { page, devtools, requests }: { page: Page; devtools: CDPSession; requests: WatchedRequests },
  path: string,
  ready: string,
): Promise<LoadInRounds> {
  let held: Held[] = [];
  let holding = true;
  const letPass = async (ids: readonly string[]): Promise<void> => {
    // The page may have given a request up.
    await Promise.all(
      ids.map((requestId) => devtools.send("Fetch.continueRequest", { requestId }).catch(() => undefined)),
    );
  };
  devtools.on("Fetch.requestPaused", ({ requestId, request, resourceType }) => {
    if (!holding || isStream(resourceType)) return void letPass([requestId]);
    held.push(heldOf(requestId, resourceType, request.url));
  });
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
  const rounds: Held[][] = [];
  const loading = page.goto(path, { waitUntil: "commit" });
  // The page before has nothing to say about this one.
  while (held.length === 0) await sleep(5);
  while (rounds.length < maxRounds) {
    if (held.length > 0) {
      const round = held;
      held = [];
      rounds.push(round);
      await letPass(round.map(({ id }) => id));
      if (rounds.length === 1) await loading;
    }
    await untilCalm(page, requests, { looks: looksWhileCompiled, held: () => held.length });
    if (await hasContent(page, ready)) break;
  }
  holding = false;
  await letPass(held.map(({ id }) => id));
  return {
    hops: hopsOf(rounds.map((round) => round.map(({ kind }) => kind))),
    rounds: rounds.map((round) => round.map((request) => request.path)),
  };
}
