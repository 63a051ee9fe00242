/** A large import: uploaded, validated and written, and how often it reported progress. */
import { setTimeout } from "node:timers/promises";
import { toCsv } from "#src/domain/shared/csv.ts";
import { Failure } from "../lib/failure.ts";
import type { Call } from "./call.ts";
import { table } from "./table.ts";

interface Job {
  id: string;
  mapping: unknown;
  faultCount: number;
  progress: { done: number } | null;
}

const columns = [
  "employeeNo",
  "fullName",
  "startDate",
  "department",
  "designation",
  "location",
  "dateOfBirth",
  "basic",
  "residency",
  "managerNo",
];
const letters = "JZIHGFEDCBA";
const weights = [2, 7, 6, 5, 4, 3, 2];

/** A number with its check letter, so that each row is encrypted and searched as in production. */
function idNo(index: number): string {
  const digits = String(9_000_000 - index * 7);
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (weights[place] ?? 0), 0);
  return `S${digits}${letters[sum % 11] ?? ""}`;
}

function rowOf(index: number): string[] {
  return [
    `Z${index}`,
    `Bench Import ${index}`,
    "2026-01-05",
    "BENCH-1",
    "BENCH-2",
    "BENCH-3",
    "1990-05-17",
    "2150",
    "citizen",
    index === 0 ? "" : `Z${Math.floor(index / 10)}`,
    "NRIC",
    idNo(index),
  ];
}

export async function importPeople(call: Call, companyId: string, count: number): Promise<void> {
  const imports = `/companies/${companyId}/imports`;
  const times: [string, number][] = [];
  const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const started = performance.now();
    const result = await work();
    times.push([name, (performance.now() - started) / 1000]);
    return result;
  };
  const csv = toCsv(
    [...columns, "idType", "idNo"],
    Array.from({ length: count }, (_, index) => rowOf(index)),
  );
  const job = await timed("upload", () =>
    call<Job>("POST", `${imports}?name=bench.csv`, csv, "application/octet-stream"),
  );
  const { faultCount } = await timed("check", () =>
    call<Job>("POST", `${imports}/${job.id}/validate`, JSON.stringify({ mapping: job.mapping })),
  );
  if (faultCount > 0) throw new Failure(`The file has ${faultCount} faults.`);

  const reported = new Set<number>();
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { progress } = await call<Job>("GET", `${imports}/${job.id}`);
      if (progress !== null) reported.add(progress.done);
      await setTimeout(500, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })();
  try {
    await timed("write", () => call("POST", `${imports}/${job.id}/commit`));
  } finally {
    over.abort();
    await watching;
  }
  const all = times.reduce((sum, [, seconds]) => sum + seconds, 0);
  console.log(
    `Import of ${count.toLocaleString("en")} people, each with a sealed number, a manager, pay and an audit event\n`,
  );
  console.log(
    table(
      ["", "seconds", "rows a second"],
      [...times, ["all of it", all] as const].map(([name, seconds]) => [
        name,
        seconds.toFixed(1),
        Math.round(count / seconds).toLocaleString("en"),
      ]),
    ),
  );
  console.log(`\nWhile writing, it reported ${reported.size} different steps of progress.`);
}
