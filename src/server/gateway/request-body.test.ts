/** Bodies made to take long. */
import { expect, it } from "vitest";
import { readMultipart } from "./multipart.ts";
import { readBody } from "./request-body.ts";
import { shapeOf } from "./shapes.ts";

it("reads a form with very many values of one name", async () => {
  const names = { type: "object", properties: { a: { type: "array", items: { type: "string" } } } };
  const body = await readBody(
    Buffer.from("a=1&".repeat(250_000)),
    "application/x-www-form-urlencoded",
    shapeOf({}, names),
  );
  expect((body as { a: string[] }).a).toHaveLength(250_000);
});

it("rejects a part whose headers are too large", () => {
  const part = (headers: string) =>
    readMultipart(
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="a"\r\n${headers}\r\nvalue\r\n--x--`),
      "multipart/form-data; boundary=x",
    );
  expect(part("")).toEqual([["a", "value"]]);
  expect(part("X: y\r\n".repeat(10_000))).toBeUndefined();
});
