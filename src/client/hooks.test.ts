/** Keys, options, invalidation and hooks of generated operations, against a client that answers from memory. */
import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createGradeMutation,
  deleteGradeMutation,
  invalidate,
  listGradesInfiniteOptions,
  listGradesKey,
  listGradesOptions,
  useCreateGrade,
  useListGrades,
} from "#generated/hrms/hooks/grades.ts";
import { getDashboardOptions } from "#generated/hrms/hooks/dashboard.ts";
import { configureClient } from "./call.ts";

const companyId = "0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a11";
const path = { companyId };
let asked: string[] = [];
let client: QueryClient;

/** Seven grades in pages; everything else is answered with an empty object. */
function answer(request: Request): Response {
  const url = new URL(request.url);
  asked.push(`${request.method} ${url.pathname}${url.search}`);
  if (request.method === "DELETE") return new Response(null, { status: 204 });
  if (request.method !== "GET" || !url.pathname.endsWith("/grades")) return Response.json({});
  const page = Number(url.searchParams.get("page") ?? 1);
  const pageSize = Number(url.searchParams.get("pageSize") ?? 10);
  const items = [1, 2, 3, 4, 5, 6, 7].slice((page - 1) * pageSize, page * pageSize).map((rank) => ({ rank }));
  return Response.json({ items, total: 7, page, pageSize });
}

beforeEach(() => {
  asked = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  configureClient({ baseUrl: "http://hrms.test", fetch: async (request) => answer(request) });
});
afterEach(() => client.clear());

describe("query keys", () => {
  it("contain tag, operationId and input, but no base address or headers", () => {
    expect(listGradesKey({ path, query: { page: 2 } })).toEqual(["grades", "listGrades", { path, query: { page: 2 } }]);
    expect(listGradesKey()).toEqual(["grades", "listGrades"]);
  });

  it("are the same for key, options and cache", async () => {
    const input = { path, query: { page: 2, pageSize: 3 } };
    await client.ensureQueryData(listGradesOptions(input));
    expect(client.getQueryData(listGradesKey(input))).toMatchObject({ page: 2, total: 7 });
    expect(asked).toEqual([`GET /companies/${companyId}/grades?page=2&pageSize=3`]);
  });

  it("can be replaced by the caller without changing the request", async () => {
    await client.fetchQuery({ ...listGradesOptions({ path }), queryKey: ["mine"] });
    expect(asked).toEqual([`GET /companies/${companyId}/grades`]);
    expect(client.getQueryData(["mine"])).toMatchObject({ total: 7 });
  });
});

describe("invalidation", () => {
  const other = { companyId: "0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a12" };
  const stale = (input: Parameters<typeof listGradesOptions>[0]) =>
    client.getQueryState(listGradesKey(input))?.isInvalidated;

  it("by name reaches every query of the operation, or those that contain the given part of the input", async () => {
    for (const input of [{ path }, { path, query: { page: 2 } }, { path: other }])
      await client.ensureQueryData(listGradesOptions(input));
    await client.ensureInfiniteQueryData(listGradesInfiniteOptions({ path }));
    await invalidate.listGrades(client, { path });
    expect([stale({ path }), stale({ path, query: { page: 2 } }), stale({ path: other })]).toEqual([true, true, false]);
    expect(client.getQueryState(listGradesInfiniteOptions({ path }).queryKey)?.isInvalidated).toBe(true);
    await invalidate.listGrades(client);
    expect(stale({ path: other })).toBe(true);
  });

  it("by a mutation reaches all tags in the contract, in one call, in addition to the caller's onSuccess", async () => {
    await client.ensureQueryData(listGradesOptions({ path }));
    await client.ensureQueryData(getDashboardOptions({ path }));
    client.setQueryData(["companies", "listCompanyOptions"], []);
    const spied = vi.spyOn(client, "invalidateQueries");
    const onSuccess = vi.fn();
    await new MutationObserver(client, createGradeMutation({ onSuccess })).mutate({
      path,
      body: { name: "Lead", rank: 3 },
    });
    expect(spied).toHaveBeenCalledTimes(1);
    expect(stale({ path })).toBe(true);
    expect(client.getQueryState(getDashboardOptions({ path }).queryKey)?.isInvalidated).toBe(true);
    expect(client.getQueryState(["companies", "listCompanyOptions"])?.isInvalidated).toBe(false);
    expect(onSuccess.mock.calls[0]?.slice(0, 2)).toEqual([{}, { path, body: { name: "Lead", rank: 3 } }]);
  });

  it("does not happen if the call fails", async () => {
    await client.ensureQueryData(listGradesOptions({ path }));
    configureClient({ fetch: async () => Response.json({ type: "/problems/conflict" }, { status: 409 }) });
    const onError = vi.fn();
    const failed = new MutationObserver(client, deleteGradeMutation({ onError })).mutate({
      path: { companyId, gradeId: companyId },
    });
    await expect(failed).rejects.toMatchObject({ status: 409, body: { type: "/problems/conflict" } });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(stale({ path })).toBe(false);
  });
});

it("returns null for 204, which a query can hold", async () => {
  expect(
    await new MutationObserver(client, deleteGradeMutation()).mutate({ path: { companyId, gradeId: companyId } }),
  ).toBeNull();
});

describe("a mutation of a component", () => {
  const body = { name: "Lead", rank: 3 };
  function createGrade() {
    const hooks: ReturnType<typeof useCreateGrade>[] = [];
    renderToString(
      createElement(() => {
        hooks.push(useCreateGrade(undefined, client));
        return null;
      }),
    );
    const [hook] = hooks;
    if (!hook) throw new Error("The hook was not called.");
    return hook;
  }

  it("sends the same write once while it is on its way, and both callers get its answer", async () => {
    const { mutateAsync, mutate } = createGrade();
    const first = mutateAsync({ path, body });
    mutate({ path, body: { ...body } });
    const second = mutateAsync({ path, body: { ...body } });
    expect(await Promise.all([first, second])).toEqual([{}, {}]);
    expect(asked).toHaveLength(1);
    await mutateAsync({ path, body });
    expect(asked).toHaveLength(2);
  });

  it("sends different writes, and the first one again after another", async () => {
    const { mutateAsync } = createGrade();
    await Promise.all([
      mutateAsync({ path, body }),
      mutateAsync({ path, body: { ...body, rank: 4 } }),
      mutateAsync({ path, body }),
    ]);
    expect(asked).toHaveLength(3);
  });

  it("can be tried again after it has failed", async () => {
    const { mutateAsync } = createGrade();
    configureClient({ fetch: async () => Response.json({ type: "/problems/conflict" }, { status: 409 }) });
    await expect(mutateAsync({ path, body })).rejects.toMatchObject({ status: 409 });
    configureClient({ fetch: async (request) => answer(request) });
    await mutateAsync({ path, body });
    expect(asked).toHaveLength(1);
  });
});

describe("infinite queries", () => {
  it("load pages until all rows are there", async () => {
    const observer = new InfiniteQueryObserver(client, listGradesInfiniteOptions({ path, query: { pageSize: 3 } }));
    const ranks = () =>
      observer.getCurrentResult().data?.pages.flatMap((page) => page.items.map((grade) => grade.rank));
    await observer.refetch();
    for (const wanted of [
      [1, 2, 3],
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6, 7],
    ]) {
      expect(ranks()).toEqual(wanted);
      expect(observer.getCurrentResult().hasNextPage).toBe(wanted.length < 7);
      await observer.fetchNextPage();
    }
    observer.destroy();
  });

  it("can start at a later page, and then load previous pages", async () => {
    const observer = new InfiniteQueryObserver(
      client,
      listGradesInfiniteOptions({ path, query: { page: 3, pageSize: 3 } }),
    );
    await observer.refetch();
    expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    observer.destroy();
  });
});

it("cancels the request when no component waits for it", async () => {
  let signal: AbortSignal | undefined;
  configureClient({
    fetch: (request) => {
      signal = request.signal;
      return new Promise((_, reject) =>
        request.signal.addEventListener("abort", () => reject(request.signal.reason as Error)),
      );
    },
  });
  const stop = new QueryObserver(client, listGradesOptions({ path })).subscribe(() => undefined);
  await vi.waitFor(() => expect(signal).toBeDefined());
  stop();
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
});

it("returns hooks that take the native options and the caller's client, without a provider", async () => {
  await client.ensureQueryData(listGradesOptions({ path }));
  function Screen() {
    const total = useListGrades({ path }, { select: (page) => page.total }, client);
    const create = useCreateGrade({ meta: { from: "test" } }, client);
    return createElement("p", null, `${String(total.data)} ${create.status}`);
  }
  expect(renderToString(createElement(Screen))).toBe("<p>7 idle</p>");
});
