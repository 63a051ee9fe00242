/** Requests of generated functions: every parameter style and kind of body, as the fixture contract declares. */
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { configureClient } from "#src/client/call.ts";
import { type Echo, openEcho } from "./echo.ts";
import { generateDocument, output } from "./make.ts";

type Call = (input?: object, init?: object) => Promise<Echo>;
let server: Awaited<ReturnType<typeof openEcho>>;
const call: Record<string, Call> = {};

beforeAll(async () => {
  const out = join(output, "../generator-wire/ferry");
  await generateDocument("ferry", out);
  for (const file of ["default", "trips", "trips2", "trips3"])
    Object.assign(call, await import(join(out, "client", `${file}.ts`)));
  server = await openEcho();
}, 60_000);
afterAll(async () => {
  configureClient({ baseUrl: "", headers: () => ({}) });
  await server.close();
});
beforeEach(() => configureClient({ baseUrl: server.url, fetch: (request) => fetch(request) }));

const query = async (values: object): Promise<string> => (await call["getTrips"]?.({ query: values }))?.url ?? "";

describe("query", () => {
  it.each([
    ["form", { page: 2, perPage: 5 }, "/trips?page=2&perPage=5"],
    ["form with an array", { repeat: ["a", "b"] }, "/trips?repeat=a&repeat=b"],
    ["form with an object", { spread: { width: 3, depth: 2 } }, "/trips?width=3&depth=2"],
    [
      "form without explode",
      { classes: ["eco", "a,b"], flat: { x: 1, y: 2 } },
      "/trips?classes=eco,a%2Cb&flat=x,1,y,2",
    ],
    ["spaceDelimited", { piers: ["Marina", "Ubin"] }, "/trips?piers=Marina%20Ubin"],
    ["pipeDelimited", { days: [1, 2] }, "/trips?days=1%7C2"],
    [
      "deepObject, as deep as it goes",
      { filter: { min_price: 5, tags: ["x", "y"], by: { crew: "A B" } } },
      "/trips?filter[min_price]=5&filter[tags]=x&filter[tags]=y&filter[by][crew]=A%20B",
    ],
    ["content", { where: { lat: 1.3 } }, "/trips?where=%7B%22lat%22%3A1.3%7D"],
    ["names with signs", { "odd name[]&": "1&2=3" }, "/trips?odd%20name%5B%5D%26=1%262%3D3"],
    ["reserved characters kept", { path: "/a/b?c d" }, "/trips?path=/a/b?c%20d"],
    ["what is not there", { page: undefined, classes: [], repeat: [], path: null, perPage: 0 }, "/trips?perPage=0"],
  ])("%s", async (_, values, url) => {
    expect(await query(values)).toBe(url);
  });
});

describe("path", () => {
  const points = (path: object) => call["getPointsByAtByWithinByShapeByKey"]?.({ path });

  it("writes label, matrix, exploded and simple values", async () => {
    const asked = await points({ at: [1.5, 2], within: ["a b", "c"], shape: { w: 3, h: 4 }, key: ["x/y", "z"] });
    expect(asked?.url).toBe("/points/.1.5.2/;within=a%20b;within=c/w=3,h=4/x%2Fy,z");
  });

  it.each(["", ".", "..", undefined])("rejects %j, which would lead to another address", async (id) => {
    await expect(call["getTripsById"]?.({ path: { id } })).rejects.toThrow(/cannot stand for \{id\}/);
  });

  it("does not let a value change the path", async () => {
    expect((await call["getTripsById"]?.({ path: { id: "../a?b#c$&" } }))?.url).toBe("/trips/..%2Fa%3Fb%23c%24%26");
  });
});

describe("headers and cookies", () => {
  it("sends those of the contract, the settings and the call", async () => {
    configureClient({ headers: () => ({ "X-Demo-Session": "mei" }) });
    const asked = await call["getTrips"]?.(
      { headers: { "X-Crew": ["Ali", "Bo"], "X-Shape": { w: 1 } }, cookies: { berth: "7 A", deck: 2 } },
      { headers: { "Accept-Language": "de" } },
    );
    expect(asked?.headers).toMatchObject({
      "x-crew": "Ali,Bo",
      "x-shape": "w=1",
      cookie: "berth=7%20A; deck=2",
      "x-demo-session": "mei",
      "accept-language": "de",
    });
    expect(asked?.headers["content-type"]).toBeUndefined();
  });
});

describe("bodies", () => {
  const trip = { id: 1, from: "Marina" };

  it("sends JSON under the media type of the contract", async () => {
    const asked = await call["patchTripsById"]?.({ path: { id: 1 }, body: trip });
    expect(asked).toMatchObject({
      method: "PATCH",
      headers: { "content-type": "application/merge-patch+json" },
      body: JSON.stringify(trip),
    });
  });

  it.each([
    ["an object as JSON", trip, undefined, "application/json", '{"id":1,"from":"Marina"}'],
    [
      "an object as the form that is asked for",
      trip,
      "application/x-www-form-urlencoded",
      "application/x-www-form-urlencoded",
      "id=1&from=Marina",
    ],
    ["text", "ahoy", undefined, "text/plain", "ahoy"],
    ["XML that is asked for", "<trip/>", "application/xml", "application/xml", "<trip/>"],
    ["a picture under its own type", new Blob(["png"], { type: "image/png" }), undefined, "image/png", "png"],
    [
      "URLSearchParams",
      new URLSearchParams({ a: "1 2" }),
      undefined,
      "application/x-www-form-urlencoded;charset=UTF-8",
      "a=1+2",
    ],
  ])("chooses among several media types: %s", async (_, body, mediaType, type, text) => {
    expect(await call["postTrips"]?.({ body }, { mediaType })).toMatchObject({
      headers: { "content-type": type },
      body: text,
    });
  });

  it("rejects an undeclared media type", async () => {
    await expect(call["postTrips"]?.({ body: "a" }, { mediaType: "audio/ogg" })).rejects.toThrow(
      /audio\/ogg is not declared/,
    );
  });

  it("sends no body and no media type if there is none", async () => {
    const asked = await call["postTrips"]?.();
    expect(asked?.body).toBe("");
    expect(asked?.headers["content-type"]).toBeUndefined();
  });

  it("writes multipart with files, repeated parts, JSON parts and declared types", async () => {
    const scan = new File([new Uint8Array([0, 255, 13, 10])], "scan.bin", { type: "application/octet-stream" });
    const asked = await call["postManifests"]?.({
      body: {
        scan,
        pages: [new Blob(["1"]), new Blob(["2"])],
        meta: { title: "Ärger" },
        note: "# Hi",
        count: 3,
        left: null,
      },
    });
    const body = asked?.body ?? "";
    expect(asked?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain(
      'name="scan"; filename="scan.bin"\r\nContent-Type: application/octet-stream\r\n\r\n\u0000\u00ff\r\n',
    );
    expect(body.match(/name="pages"/g)).toHaveLength(2);
    expect(body).toMatch(/name="meta"[^\r]*\r\nContent-Type: application\/json\r\n\r\n\{"title":/);
    expect(body).toMatch(/name="note"[^\r]*\r\nContent-Type: text\/markdown\r\n\r\n# Hi/);
    expect(body).toContain('name="count"\r\n\r\n3\r\n');
    expect(body).not.toContain("left");
  });

  it("writes forms with arrays, objects as JSON and declared styles", async () => {
    const asked = await call["postBookings"]?.({
      body: { name: "A&B", seats: ["1", "2"], meal: { kind: "vegan" }, extras: { wifi: true }, note: undefined },
    });
    expect(asked?.body).toBe("name=A%26B&seats=1&seats=2&meal=%7B%22kind%22%3A%22vegan%22%7D&extras[wifi]=true");
  });
});

it("accepts another base address for one call and at run time", async () => {
  const other = await openEcho(() => ({ type: "application/json", body: '"other"' }));
  expect(await call["getTides"]?.({}, { baseUrl: other.url })).toBe("other");
  configureClient({ baseUrl: `${other.url}/` });
  expect(await call["getTides"]?.()).toBe("other");
  expect(other.requested.map(({ url }) => url)).toEqual(["/tides", "/tides"]);
  await other.close();
});
