/** Employee files in a bucket: signed requests to a minimal S3 server, and only metadata in the database. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EmployeePage, Problem, StoredFile } from "#generated/hrms/schema.ts";
import { s3Store } from "#src/store/shared/object-store.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const objects = new Map<string, Buffer>();
const signatures: string[] = [];
let open = true;

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const bucket = createServer((request, response) => {
  void (async () => {
    const path = request.url ?? "";
    signatures.push(String(request.headers.authorization));
    const signed =
      /^AWS4-HMAC-SHA256 Credential=reader\/\d{8}\/ap-southeast-1\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/.test(
        String(request.headers.authorization),
      ) && /^\d{8}T\d{6}Z$/.test(String(request.headers["x-amz-date"]));
    if (!signed || !open) return response.writeHead(403).end();
    if (request.method === "PUT") objects.set(path, await bytesOf(request));
    const found = objects.get(path);
    if (request.method === "DELETE") objects.delete(path);
    return found
      ? response.writeHead(200).end(request.method === "GET" ? found : undefined)
      : response.writeHead(404).end();
  })();
});
let gateway: HrmsGateway;
let hr: HrmsGateway["call"];
let at: string;

beforeAll(async () => {
  await new Promise<void>((done) => bucket.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  gateway = await openHrmsGateway({
    settings: {
      filesDir: {
        bucket: s3Store({
          url,
          bucket: "hrms-files",
          region: "ap-southeast-1",
          accessKey: "reader",
          secretKey: "secret",
        }),
      },
    },
  });
  hr = await gateway.signIn("hr@merlion.demo", "hr");
  const { body } = await hr<EmployeePage>("GET", `/companies/${trading}/employees`, { query: { pageSize: 1 } });
  at = `/companies/${trading}/employees/${body.items[0]?.id}`;
});
afterAll(async () => {
  await gateway.close();
  bucket.close();
});

const upload = <Body = StoredFile>(body: string) =>
  hr<Body>("POST", `${at}/files`, {
    query: { name: "licence.pdf", class: "personal" },
    headers: { "Content-Type": "application/octet-stream" },
    body,
  });

it("are stored under ids only, and are returned unchanged", async () => {
  const { status, body: file } = await upload("%PDF-1.4 a page");
  expect([status, [...objects.keys()].map((key) => key.replace(/[0-9a-f-]{36}/g, "id"))]).toEqual([
    201,
    ["/hrms-files/id/id"],
  ]);
  expect(String((await hr<string>("GET", `${at}/files/${file.id}`)).body)).toBe("%PDF-1.4 a page");
  expect(new Set(signatures).size).toBeGreaterThan(1);
  const { rows } = await gateway.database.pool.query("select 1 from file_bytes where file_id = $1", [file.id]);
  expect(rows).toEqual([]);
});

it("are not stored if the bucket rejects them", async () => {
  const kept = objects.size;
  open = false;
  expect((await upload<Problem>("%PDF-1.4 another")).status).toBe(500);
  const { rows } = await gateway.database.pool.query<{ n: number }>(
    "select count(*)::int as n from files where place = 'bucket'",
  );
  expect([objects.size, rows[0]?.n]).toEqual([kept, 1]);
});
