import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchOrTake } from "./started-calls.ts";

const address = "https://app.example/me/views";
const started = (text: string, authorization: string | null = "Bearer a", at = performance.now()): void => {
  window.startedCalls = { [address]: { authorization, response: Promise.resolve(new Response(text)), at } };
};
const request = (init: RequestInit = {}): Request =>
  new Request(address, { ...init, headers: { authorization: "Bearer a" } });
const sent = vi.fn(() => Promise.resolve(new Response("sent")));
const text = async (response: Promise<Response>): Promise<string> => (await response).text();

beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
});

test("a started call is handed over once", async () => {
  started("started");
  expect(await text(fetchOrTake(request()))).toBe("started");
  expect(await text(fetchOrTake(request()))).toBe("sent");
  expect(sent).toHaveBeenCalledTimes(1);
});

test("however its parameters are ordered and encoded", async () => {
  const [asked, begun] = [`${address}?sort=a%2Cb&page=1`, `${address}?page=1&sort=a%2Cb`];
  window.startedCalls = {
    [begun]: { authorization: "Bearer a", response: Promise.resolve(new Response("started")), at: performance.now() },
  };
  expect(await text(fetchOrTake(new Request(asked, request())))).toBe("started");
});

test.each([
  ["another token", () => started("started", "Bearer b")],
  ["no token", () => started("started", null)],
  ["too long ago", () => started("started", "Bearer a", performance.now() - 20_000)],
  ["nothing started", () => undefined],
])("%s: the request is sent", async (_, start) => {
  start();
  expect(await text(fetchOrTake(request()))).toBe("sent");
});

test("only reading calls are taken over", async () => {
  started("started");
  expect(await text(fetchOrTake(request({ method: "POST" })))).toBe("sent");
});

test("a question is taken over once, with its body only", async () => {
  const asked = (body: string) => text(fetchOrTake(request({ method: "POST", body })));
  const startQuestion = (): void => {
    started("started");
    Object.assign(window.startedCalls?.[address] ?? {}, { body: '{"year":2026}' });
  };
  startQuestion();
  expect(await text(fetchOrTake(request()))).toBe("sent");
  expect(await asked('{"year":2027}')).toBe("sent");
  expect(await asked('{"year":2026}')).toBe("started");
  startQuestion();
  const both = await Promise.all([asked('{"year":2026}'), asked('{"year":2026}')]);
  expect(both.toSorted()).toEqual(["sent", "started"]);
});

test("a call that failed on its way is sent again", async () => {
  window.startedCalls = {
    [address]: { authorization: "Bearer a", response: Promise.reject(new TypeError("offline")), at: performance.now() },
  };
  expect(await text(fetchOrTake(request()))).toBe("sent");
});

test("who gave up waiting gets no answer", async () => {
  started("started");
  await expect(fetchOrTake(request({ signal: AbortSignal.abort() }))).rejects.toThrow();
});
