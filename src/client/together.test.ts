import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { askTogether } from "./together.ts";

const query = (name: string) => ({ queryKey: [name], queryFn: vi.fn(() => Promise.resolve(`${name} by itself`)) });

/** As a component that shows the query. */
const show = (client: QueryClient, options: ReturnType<typeof query>) =>
  new Promise<unknown>((resolve) => {
    const observer = new QueryObserver(client, { ...options, retry: false });
    observer.subscribe(({ data, isFetching }) => {
      if (data !== undefined && !isFetching) resolve(data);
    });
    const { data, isFetching } = observer.getCurrentResult();
    if (data !== undefined && !isFetching) resolve(data);
  });

interface Answer {
  readonly one?: string;
  readonly other?: string;
}

function begin(ask: () => Promise<Answer>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  const [one, other] = [query("one"), query("other")];
  const start = () => {
    const take = askTogether(client, ask);
    take(one, (answer) => answer.one);
    take(other, (answer) => answer.other);
  };
  return { client, one, other, start };
}

test("one call answers both, also for who joins before it ends", async () => {
  const ask = vi.fn(() => Promise.resolve({ one: "1", other: "2" }));
  const { client, one, other, start } = begin(ask);
  start();
  expect(await Promise.all([show(client, one), show(client, other)])).toEqual(["1", "2"]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(one.queryFn).not.toHaveBeenCalled();
});

test("nothing is asked for what is there", async () => {
  const ask = vi.fn(() => Promise.resolve({ one: "1", other: "2" }));
  const { client, one, other, start } = begin(ask);
  start();
  await Promise.all([show(client, one), show(client, other)]);
  start();
  await show(client, one);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("later each asks by itself", async () => {
  const ask = vi.fn(() => Promise.resolve({ one: "1", other: "2" }));
  const { client, one, start } = begin(ask);
  start();
  await show(client, one);
  await client.refetchQueries({ queryKey: ["other"], type: "all" });
  expect(client.getQueryData(["other"])).toBe("other by itself");
  expect(ask).toHaveBeenCalledTimes(1);
});

test("who shows a part that is missing asks for it", async () => {
  const { client, one, other, start } = begin(() => Promise.resolve({ one: "1" }));
  start();
  await vi.waitUntil(() => client.getQueryState(["other"])?.status === "error");
  expect(other.queryFn).not.toHaveBeenCalled();
  expect(await show(client, other)).toBe("other by itself");
  expect(client.getQueryData(["one"])).toBe("1");
  expect(one.queryFn).not.toHaveBeenCalled();
});

test("all fail with the call", async () => {
  const { client, one, other, start } = begin(() => Promise.reject(new Error("no such person")));
  start();
  await vi.waitUntil(() => client.getQueryState(["other"])?.status === "error");
  expect(client.getQueryState(["one"])?.error).toEqual(new Error("no such person"));
  expect(one.queryFn).not.toHaveBeenCalled();
  expect(other.queryFn).not.toHaveBeenCalled();
});
