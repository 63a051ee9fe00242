/** The input of handlers: parameters of every style as values, lists, form fields. */
import { describe, expect, it } from "vitest";
import { testGateway } from "../support/gateway.ts";
import { openStudio, studioHandlers } from "./studio.ts";

const studio = testGateway(openStudio());

describe("handler input", () => {
  it("has parameters of every style as values, with defaults", async () => {
    const answer = await studio.call("GET", "/styles/.5/;matrix=3,4/true,false/list.csv?x=1.5&y=-2&words=a%20b%20c", {
      headers: { "X-Limit": "9", Cookie: "a=b; mood=good" },
    });
    expect(answer.body).toEqual({
      path: { label: 5, matrix: [3, 4], list: [true, false], file: "list", ext: "csv" },
      query: { point: { x: 1.5, y: -2 }, words: ["a", "b", "c"] },
      headers: { "X-Limit": 9 },
      cookies: { mood: "good" },
    });
  });

  it("splits lists only at delimiters sent literally", async () => {
    let seen: unknown;
    const handlers = {
      ...studioHandlers,
      listPots: (input: { query: unknown }) => ((seen = input.query), { items: [], total: 0, page: 1, pageSize: 20 }),
    };
    const open = testGateway(openStudio({ handlers }));
    await open.call(
      "GET",
      "/pots?tags=a,b%2Cc,d+e&sizes=1|2%7C3&filter[glazes]=celadon&filter[min_height]=4&dryOnly=true",
    );
    expect(seen).toEqual({
      page: 1,
      pageSize: 20,
      tags: ["a", "b,c", "d e"],
      sizes: [1, 2, 3],
      filter: { glazes: ["celadon"], min_height: 4 },
      dryOnly: true,
    });
  });

  it("has the fields of a form", async () => {
    const form = (text: string) => studio.call("POST", "/forms", { body: new URLSearchParams(text) });
    expect((await form("age=7&likes=tea&likes=clay")).body).toEqual({ age: 7, likes: ["tea", "clay"] });
    expect((await form("age=7&likes=tea")).body).toEqual({ age: 7, likes: ["tea"] });
    expect(await form("age=old")).toMatchObject({ status: 422, body: { errors: [{ pointer: "/age", code: "type" }] } });
  });
});
