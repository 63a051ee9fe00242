/** Many people: an import of 10,000 rows, and the list of them with search, filter and sort. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toCsv } from "#src/domain/csv.ts";
import { startServer } from "#src/server/main.ts";
import { readSettings } from "#src/server/settings.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { table } from "./table.ts";

const imported = 10_000;
const rounds = 100;

function p99(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.99)}`;
}
export async function people(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "hrms-bench-"));
  const settings = readSettings({ DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" }, process.cwd());
  const server = await startServer(settings, () => undefined, { durable: false });
  try {
    const call = async <Body>(method: string, path: string, body?: string, type = "application/json", token?: string): Promise<Body> => {
      const answer = await fetch(server.url + path, { method, headers: { ...(body !== undefined && { "Content-Type": type }), ...(token && { Authorization: `Bearer ${token}` }) }, ...(body !== undefined && { body }) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Body;
    };
    const { accessToken } = await call<{ accessToken: string }>("POST", "/jwt/login", JSON.stringify({ email: "admin@demo.com", password: "admin" }));
    const imports = `/companies/${sampleCompanies.trading.id}/imports`;
    const rows = Array.from({ length: imported }, (_, index) => [`Z${index}`, `Bench Person ${index}`, "2026-01-05", "WH", "Packer", "PPW", "1990-05-17", "2150", "citizen", index === 0 ? "" : `Z${Math.floor(index / 10)}`]);
    const csv = toCsv(["employeeNo", "fullName", "startDate", "department", "designation", "location", "dateOfBirth", "basic", "residency", "managerNo"], rows);
    const times: [string, number][] = [];
    const timed = async <Body>(name: string, work: () => Promise<Body>): Promise<Body> => {
      const started = performance.now();
      const result = await work();
      times.push([name, (performance.now() - started) / 1000]);
      return result;
    };
    const job = await timed("upload", () => call<{ id: string; mapping: unknown }>("POST", `${imports}?name=bench.csv`, csv, "application/octet-stream", accessToken));
    const checked = await timed("check", () => call<{ faultCount: number }>("POST", `${imports}/${job.id}/validate`, JSON.stringify({ mapping: job.mapping }), "application/json", accessToken));
    if (checked.faultCount > 0) throw new Error(`The file has ${checked.faultCount} faults.`);
    await timed("write", () => call("POST", `${imports}/${job.id}/commit`, undefined, undefined, accessToken));
    console.log(`Import of ${imported.toLocaleString("en")} people\n`);
    console.log(table(["", "seconds"], times.map(([name, seconds]) => [name, seconds.toFixed(1)])));
    const query = "?q=bench&sort=-startDate&status=confirmed&pageSize=25&page=7";
    const list = `/companies/${sampleCompanies.trading.id}/employees${query}`;
    const asked: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await call("GET", list, undefined, undefined, accessToken);
      asked.push(performance.now() - started);
    }
    console.log(`\nA page of the list of them, with search, filter and order: ${p99(asked)} ms (p50 / p99 of ${rounds})`);
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
