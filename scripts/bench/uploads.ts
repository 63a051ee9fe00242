/** How fast /health responds while the largest allowed files are read, validated and written. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { toCsv } from "#src/domain/shared/csv.ts";
import { tableLimits } from "#src/domain/shared/upload/limits.ts";
import { toXlsx } from "#src/handlers/hrms/shared/xlsx.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { Failure } from "../lib/failure.ts";
import { root } from "../lib/run.ts";
import { table } from "./table.ts";

/** Maximum milliseconds for /health while a file is read. */
const maxDelayMs = 50;
const columns = tableLimits.cells / tableLimits.rows;
const people = tableLimits.rows - 1;
const written = 10_000;

interface Job {
  id: string;
  mapping: unknown;
  faultCount: number;
}

function fullTable(): [string[], string[][]] {
  const head = [
    "employeeNo",
    "fullName",
    "startDate",
    ...Array.from({ length: columns - 3 }, (_, index) => `Column ${index}`),
  ];
  return [
    head,
    Array.from({ length: people }, (_, row) =>
      head.map((name, column) =>
        column < 3 ? ([`U-${row}`, `Person ${row}`, "2026-01-05"][column] ?? "") : `${name}/${row}`,
      ),
    ),
  ];
}

export async function uploads(): Promise<void> {
  const server = spawn(process.execPath, ["scripts/bench/serve-hrms.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = (await once(server.stdout, "data")) as [Buffer];
  const url = printed.toString("utf8").trim();
  const watch = new Worker(new URL("./health-watch.ts", import.meta.url), { workerData: url });
  try {
    const login = await fetch(`${url}/jwt/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "admin@demo.com", password: "admin" }),
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const imports = `${url}/companies/${sampleCompanies.trading.id}/imports`;
    const call = async (address: string, type: string, body?: string | Uint8Array<ArrayBuffer>): Promise<Job> => {
      const answer = await fetch(address, {
        method: "POST",
        headers: { Authorization: `Bearer ${accessToken}`, "Content-Type": type },
        ...(body !== undefined && { body }),
      });
      if (!answer.ok) throw new Failure(`${address} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Job;
    };
    const upload = (body: string | Uint8Array<ArrayBuffer>) =>
      call(`${imports}?name=bench`, "application/octet-stream", body);
    const validate = ({ id, mapping }: Job) =>
      call(`${imports}/${id}/validate`, "application/json", JSON.stringify({ mapping }));

    const rows: string[][] = [];
    let slowestReading = 0;
    const latencies = async (): Promise<number[]> => {
      watch.postMessage("latencies");
      return ((await once(watch, "message")) as [number[]])[0].toSorted((one, other) => one - other);
    };
    const measured = async <Result>(name: string, work: () => Promise<Result>, reading = true): Promise<Result> => {
      await latencies();
      const started = performance.now();
      const result = await work();
      const seconds = (performance.now() - started) / 1_000;
      const found = await latencies();
      const slowest = found.at(-1) ?? 0;
      if (reading) slowestReading = Math.max(slowestReading, slowest);
      rows.push([
        name,
        seconds.toFixed(1),
        String(found.length),
        ...[found[Math.floor(found.length / 2)] ?? 0, found[Math.floor(found.length * 0.99)] ?? 0, slowest].map(
          (value) => value.toFixed(1),
        ),
      ]);
      return result;
    };
    const [head, body] = fullTable();
    const [xlsx, csv] = [await toXlsx("People", head, body), toCsv(head, body)];
    await measured("nothing else, for two seconds", () => new Promise((resolve) => setTimeout(resolve, 2_000)), false);
    await measured(`XLSX of ${(xlsx.length / 1e6).toFixed(1)} MB, uploaded`, () => upload(xlsx));
    const job = await measured(`CSV of ${(csv.length / 1e6).toFixed(1)} MB, uploaded`, () => upload(csv));
    await measured(`${people.toLocaleString("en")} rows, checked`, () => validate(job));
    const short = await upload(toCsv(head, body.slice(0, written)));
    if ((await validate(short)).faultCount > 0) throw new Failure("The rows to be written have faults.");
    await measured(
      `${written.toLocaleString("en")} people, written`,
      () => call(`${imports}/${short.id}/commit`, "application/json"),
      false,
    );
    console.log(
      `/health while the largest files are read: ${people.toLocaleString("en")} rows of ${columns} columns\n`,
    );
    console.log(table(["", "seconds", "answers", "median ms", "p99 ms", "slowest ms"], rows));
    console.log(
      `\nThe slowest answer while a file was read or checked took ${slowestReading.toFixed(1)} ms; at most ${maxDelayMs} ms are wanted: ${slowestReading <= maxDelayMs ? "kept" : "missed"}.`,
    );
  } finally {
    await watch.terminate();
    server.kill();
  }
}
