/** Files built to block the server or exhaust its memory: rejected, while other calls are answered. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EzpayFileAnswer, EzpayFileBatchAnswer, ImportJob, Problem } from "#generated/hrms/schema.ts";
import { toCsv } from "#src/domain/shared/csv.ts";
import { createUploadWorkers, type UploadWorkers } from "#src/handlers/hrms/shared/uploads/upload-workers.ts";
import { toXlsx } from "#src/handlers/hrms/shared/xlsx.ts";
import type { CallAnswer } from "../../support/gateway.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";
import { inline, workbook } from "../../support/workbooks.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let platform: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
  platform = await gateway.signIn("platform@hrms.demo", "platform");
});
afterAll(() => gateway.close());

const imports = `/companies/${trading}/imports`;
const upload = <Body = Problem>(body: string | Uint8Array) =>
  owner<Body>("POST", imports, {
    query: { name: "people" },
    headers: { "Content-Type": "application/octet-stream" },
    body,
  });

/** Requests the health check repeatedly until the work is done; returns how often it was answered. */
async function answeredDuring<Result>(work: Promise<Result>): Promise<{ result: Result; healthy: number }> {
  let over = false;
  let healthy = 0;
  const watching = (async () => {
    while (!over) {
      const { status } = await gateway.call("GET", "/health");
      if (status === 200 && !over) healthy += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  try {
    return { result: await work, healthy };
  } finally {
    over = true;
    await watching;
  }
}

const people = 20_000;
const ezpayLine = `F1${"201912345K".padEnd(10)}PTE01 01`;

describe("a file of people", () => {
  const amplified = Array.from({ length: 700 }, () => `<row>${'<c t="s"><v>0</v></c>'}</row>`).join("");
  it.each([
    [
      "one cell in the last place of a sheet",
      () => workbook({ rows: `<row r="1048576">${inline("x", "XFD1048576")}</row>` }),
      "too-many-columns",
      200,
    ],
    [
      "one cell of 90 MB",
      () => workbook({ rows: `<row>${inline("x".repeat(90_000_000))}</row>` }),
      "cell-too-long",
      32_767,
    ],
    [
      "one attribute of 20 MB",
      () => workbook({ rows: `<row spans="${"x".repeat(20_000_000)}"/>` }),
      "cell-too-long",
      32_767,
    ],
    ["138 MB of empty rows", () => workbook({ rows: "<row/>".repeat(23_000_000) }), "unpacks-too-large", 128],
    [
      "one long text, shown 700 times",
      () => workbook({ rows: amplified, sharedStrings: [`<si><t>${"x".repeat(30_000)}</t></si>`] }),
      "too-much-text",
      20_000_000,
    ],
    [
      "entities that multiply",
      () => workbook({ sheet: '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet/>' }),
      "document-type",
      undefined,
    ],
    [
      "a file that was cut in the middle",
      async () => (await toXlsx("x", ["Name"], [["Tan"]])).subarray(0, 700),
      "damaged-file",
      undefined,
    ],
    ["20,001 rows", () => "Name\n".repeat(20_002), "too-many-rows", 20_000],
    ["a million empty columns", () => `Name${",".repeat(1_000_000)}\nTan\n`, "too-many-columns", 200],
    ["one quoted field of 10 MB", () => `Name\n"${"x\n".repeat(5_000_000)}"\n`, "cell-too-long", 32_767],
    ["10 MB of quotes", () => `Name\n${'"'.repeat(10_000_000)}`, "cell-too-long", 32_767],
    ["another encoding", () => Buffer.from("Name\nJosé\n", "latin1"), "wrong-encoding", undefined],
  ] as const)(
    "is refused with %s",
    async (_what, file, code, limit) => {
      const { result } = await answeredDuring(upload(await file()));
      expect(result).toMatchObject({
        status: 422,
        body: {
          errors: [
            { pointer: "", code, message: expect.any(String), ...(limit !== undefined && { params: { limit } }) },
          ],
        },
      });
      expect((await gateway.call("GET", "/health")).status).toBe(200);
    },
    120_000,
  );

  it.each([
    ["XLSX", 12, toXlsx.bind(null, "x")],
    ["CSV", 50, toCsv],
  ])(
    "is taken with the most rows as %s, and checked, while other calls are answered",
    async (_what, columns, write) => {
      const head = [
        "Employee no",
        "Full name",
        "Start date",
        ...Array.from({ length: columns - 3 }, (_, index) => `Column ${index}`),
      ];
      const rows = Array.from({ length: people - 1 }, (_, index) =>
        head.map((name, column) =>
          column < 3 ? ([`U-${index}`, `Person ${index}`, "soon"][column] ?? "") : `${name} of ${index}`,
        ),
      );
      const { result, healthy } = await answeredDuring(upload<ImportJob>(await write(head, rows)));
      expect(result).toMatchObject({ status: 201, body: { rows: people - 1 } });
      expect(healthy).toBeGreaterThanOrEqual(10);
      const check = await answeredDuring(
        owner<ImportJob>("POST", `${imports}/${result.body.id}/validate`, {
          body: { sheets: [{ sheet: 0, kind: "people", mapping: result.body.sheets[0]?.mapping ?? [] }] },
        }),
      );
      expect(check.result.body.faultCount).toBe(people - 1);
      expect(check.healthy).toBeGreaterThanOrEqual(5);
    },
    120_000,
  );
});

describe("other files", () => {
  it("an EZPay file with too many records is rejected, one with the maximum is checked", async () => {
    const check = <Body>(text: string) => owner<Body>("POST", "/calculators/ezpay-check", { body: { text } });
    const max = await answeredDuring(check<Problem>(" 0\r\n".repeat(150_000)));
    expect(max.result).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/text", code: "too-many-rows", params: { limit: 10_000 } }] },
    });
    const batch = await owner<EzpayFileBatchAnswer>("POST", "/calculators/ezpay-check/batch", {
      body: { cases: [{ text: " 0\r\n".repeat(10_001) }, { text: " 0" }] },
    });
    expect(batch.body.cases).toMatchObject([
      { errors: [{ pointer: "/cases/0/text", code: "too-many-rows" }] },
      { result: { records: 1 } },
    ]);
    const { result, healthy } = await answeredDuring(
      check<EzpayFileAnswer>(`${ezpayLine.padEnd(86)}\r\n`.repeat(9_999)),
    );
    expect(result).toMatchObject({ status: 200, body: { result: { valid: false, records: 9_999 } } });
    expect(healthy).toBeGreaterThanOrEqual(5);
  });

  it("occupations have the limits of tables", async () => {
    const send = (csv: string): Promise<CallAnswer<Problem>> =>
      platform("POST", "/workpass-occupations/import", { body: { csv } });
    expect(await send(`code,title\n${"9,x\n".repeat(20_001)}`)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/csv", code: "too-many-rows", params: { limit: 20_000 } }] },
    });
    expect(await send(`code,title${",".repeat(600_000)}`)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/csv", code: "too-many-columns" }] },
    });
    expect(await send(`code,title\n90001,"${"x".repeat(600_000)}"`)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/csv", code: "cell-too-long" }] },
    });
  });

  it("images that unpack to gigabytes are rejected everywhere", async () => {
    const header = Buffer.from("89504e470d0a1a0a0000000d494844520000ffff0000ffff", "hex");
    const picture = `data:image/png;base64,${header.toString("base64")}`;
    const refused = (pointer: string) => ({
      status: 422,
      body: { errors: [{ pointer, code: "picture-too-large", params: { limit: 4_096 } }] },
    });
    expect(await owner("PUT", "/me/profile/picture", { body: { picture } })).toMatchObject(refused("/picture"));
    expect(await owner("PUT", `/companies/${trading}/logo`, { body: { logo: picture } })).toMatchObject(
      refused("/logo"),
    );
    const { headers } = await owner("GET", "/tenant/settings");
    expect(
      await owner("PUT", "/tenant/settings", {
        headers: { "If-Match": headers["etag"] ?? "" },
        body: { branding: { logo: picture, displayName: null, mailFooter: null } },
      }),
    ).toMatchObject(refused("/branding/logo"));
  });
});

describe("upload workers", () => {
  const large = () => new Uint8Array(Buffer.from(`a,b\n${"x".repeat(1_000)},y\n`.repeat(9_000)));
  const read = (workers: UploadWorkers, owns = "tenant", bytes = large()) =>
    workers.run("readImportFile", {
      input: { bytes, dataKey: gateway.settings.dataKey },
      owner: owns,
      pointer: "/file",
    });
  const withWorkers = async (
    options: Parameters<typeof createUploadWorkers>[0],
    work: (workers: UploadWorkers) => Promise<void>,
  ) => {
    const workers = createUploadWorkers(options);
    await work(workers).finally(() => workers.close());
  };
  const fault = (code: string) => ({ status: 422, details: { errors: [{ pointer: "/file", code }] } });
  const small = new Uint8Array(Buffer.from("a\nb\n"));

  it("stop a file that takes too long or needs too much memory, and read the next one", async () => {
    await withWorkers({ seconds: 0.001 }, async (workers) => {
      await expect(read(workers)).rejects.toMatchObject(fault("takes-too-long"));
    });
    const wide = new Uint8Array(
      Buffer.from(`${"x,".repeat(49)}x\n${`${`${"y".repeat(20)},`.repeat(49)}z\n`.repeat(15_000)}`),
    );
    await withWorkers({ memoryMb: 24 }, async (workers) => {
      await expect(read(workers, "tenant", wide)).rejects.toMatchObject(fault("needs-too-much-memory"));
      expect(await read(workers, "tenant", small)).toMatchObject({ sheets: [{ rows: 1 }] });
    });
  });

  it("read the files of a tenant one at a time, and reject files beyond the queue's limit", async () => {
    await withWorkers({ maxJobs: 4, maxPerOwner: 3 }, async (workers) => {
      const finished: string[] = [];
      const noted = (owns: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
        read(workers, owns, bytes).then(() => finished.push(name));
      const all = [noted("one", "large", large()), noted("one", "behind it", small), noted("one", "last", small)];
      await expect(read(workers, "one", small)).rejects.toMatchObject({
        status: 429,
        details: { code: "uploads-busy", headers: { "Retry-After": "5" } },
      });
      all.push(noted("two", "of another", small));
      await expect(read(workers, "two", small)).rejects.toMatchObject({
        status: 503,
        details: { code: "uploads-busy", headers: { "Retry-After": "5" } },
      });
      await Promise.all(all);
      expect(finished.filter((name) => name !== "of another")).toEqual(["large", "behind it", "last"]);
      expect(finished.indexOf("of another")).toBeLessThan(finished.indexOf("last"));
    });
  });
});
