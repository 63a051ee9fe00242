/** Punches of closed years, moved into files and back. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  AttendanceAdjustmentPage,
  AttendanceLogPage,
  AttendancePeriod,
  HistoryPage,
  Problem,
  PunchPage,
  Shift,
} from "#generated/hrms/schema.ts";
import { archivePunches, bringBack, platformAccount } from "#src/store/attendance/punch-archive.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { momentOf } from "#src/domain/shared/zoned-time.ts";
import { companyId, openPeople, type People } from "../people/employees-setup.ts";
import { runQueuedTasks } from "../../support/jobs.ts";

const base = `/companies/${companyId}`;
const now = new Date("2026-11-20T04:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "hrms-archive-"));
let people: People;
let userId = "";
let worker: { readonly id: string; readonly employeeNo: string };
const periods: AttendancePeriod[] = [];

const iso = (date: string, time: string): string => new Date(momentOf(date, time, "Asia/Singapore")).toISOString();
const punchesIn = async () =>
  (await people.owner<PunchPage>("GET", `${base}/punches`, { query: { q: worker.employeeNo, sort: "at" } })).body.items;
const days = (items: { readonly localDate: string }[]) => items.map(({ localDate }) => localDate);
const periodAt = async (index: number) =>
  (await people.owner<AttendancePeriod>("GET", `${base}/attendance-periods/${periods[index]?.id}`)).body;
const archive = async (year: number) => {
  const done = [];
  for await (const each of archivePunches(people.gateway.database, { year, folder, userId, now })) done.push(each);
  return done;
};
async function recalculate(): Promise<void> {
  const body = { from: "2024-10-01", to: "2025-01-31", employeeId: worker.id };
  expect((await people.owner("POST", `${base}/attendance-logs/recalculate`, { body })).status).toBe(202);
  await runQueuedTasks(people.gateway, "recalculate-attendance", { now: () => now });
}

beforeAll(async () => {
  people = await openPeople(() => now);
  const { owner, gateway } = people;
  for (const table of ["payslips", "pay_runs", "pay_periods", "attendance_adjustments", "attendance_periods"])
    await gateway.database.pool.query(`delete from ${table} where company_id = $1`, [companyId]);
  userId = (await platformAccount(gateway.database, "Ops@hrms.demo")) ?? "";
  const { body: shift } = await owner<Shift>("POST", `${base}/shifts`, {
    body: { name: "Archive", code: "ARC", start: "08:30", end: "17:30", breaks: [{ start: "12:30", minutes: 60 }] },
  });
  worker = await people.add("Archive Ada", {
    job: { departmentId: people.departmentId, designationId: people.designationId, shiftId: shift.id },
  });
  const items = ["2024-10-02", "2024-11-05", "2024-12-31", "2025-01-02"].flatMap((date) => [
    { employeeNo: worker.employeeNo, at: iso(date, "08:28"), direction: "in", rawId: `${date}-in` },
    {
      employeeNo: worker.employeeNo,
      at: iso(date, "19:31"),
      direction: "out",
      rawId: `${date}-out`,
      device: '"gate"\\1',
    },
  ]);
  expect((await owner("POST", `${base}/punches/batch`, { body: { items } })).status).toBe(200);
  await recalculate();
  for (const [name, startDate, endDate] of [
    ["October 2024", "2024-10-01", "2024-10-31"],
    ["November 2024", "2024-11-01", "2024-11-30"],
    ["December 2024", "2024-12-01", "2024-12-31"],
  ]) {
    const made = await owner<AttendancePeriod>("POST", `${base}/attendance-periods`, {
      body: { name, startDate, endDate },
    });
    expect(
      (await owner("POST", `${base}/attendance-periods/${made.body.id}/lock`, { body: { force: true } })).status,
    ).toBe(200);
    periods.push(made.body);
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await people.gateway.close();
});

it("only platform administrators are named by their address", async () => {
  expect(userId).not.toBe("");
  expect(await platformAccount(people.gateway.database, "admin@demo.com")).toBeUndefined();
});

it("go into a file for each locked period that is followed by a locked one, and nothing else changes", async () => {
  const { owner } = people;
  const before = await punchesIn();
  const logs = () =>
    owner<AttendanceLogPage>("GET", `${base}/attendance-logs`, { query: { employeeId: worker.id, pageSize: "100" } });
  const computed = (await logs()).body.items;
  const done = await archive(2024);
  // The first shift after December may need its last punches, and January is not locked.
  expect(done.map(({ period, punches }) => [period, punches])).toEqual([
    ["October 2024", 2],
    ["November 2024", 2],
  ]);
  expect(days(await punchesIn())).toEqual(["2024-12-31", "2024-12-31", "2025-01-02", "2025-01-02"]);
  const [head, ...lines] = gunzipSync(readFileSync(done[0]?.file ?? ""))
    .toString("utf8")
    .trim()
    .split("\n");
  expect(JSON.parse(head ?? "")).toMatchObject({ periodId: periods[0]?.id, punches: 2 });
  expect(lines.map((line) => (JSON.parse(line) as { id: string }).id).toSorted()).toEqual(
    before
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(await periodAt(0)).toMatchObject({ status: "locked", punchesArchivedAt: now.toISOString() });
  expect(await periodAt(2)).toMatchObject({ status: "locked", punchesArchivedAt: null });
  const platform = await people.gateway.signIn("ops@hrms.demo", "ops");
  const { body: history } = await platform<HistoryPage>("GET", `/platform/tenants/${sampleTenants.merlion.id}/history`);
  expect(history.items[0]).toMatchObject({
    action: "archive",
    reason: expect.stringContaining(done[1]?.sha256 ?? "-"),
  });

  // Computed again, days without their punches would look like absence.
  await recalculate();
  expect((await logs()).body.items).toEqual(computed);
  const { body } = await owner<AttendanceAdjustmentPage>("GET", `${base}/attendance-adjustments`);
  expect(body.items).toEqual([]);
  expect(await archive(2024)).toEqual([]);
});

it("keep their period locked until they are back, whole", async () => {
  const { gateway, owner } = people;
  const hr = await gateway.signIn("hr@merlion.demo", "hr");
  const unlock = () =>
    hr<AttendancePeriod & Pick<Problem, "code">>("POST", `${base}/attendance-periods/${periods[0]?.id}/unlock`, {
      body: { reason: "The clock was wrong" },
    });
  const refused = await unlock();
  expect([refused.status, refused.body.code]).toEqual([409, "punches-archived"]);
  await expect(
    gateway.database.pool.query("update attendance_periods set status = 'open', locked_at = null where id = $1", [
      periods[0]?.id,
    ]),
  ).rejects.toThrow("attendance_periods_archive");

  const [file = ""] = globSync(join(folder, "*", companyId, "punches-2024-10-01-*.gz"));
  const asked = { file, userId, now };
  for (const [name, content] of [
    ["text.gz", Buffer.from("not compressed")],
    ["other.gz", gzipSync("not an archive\n")],
    ["short.gz", readFileSync(file).subarray(0, -30)],
  ] as const) {
    writeFileSync(join(folder, name), content);
    await expect(bringBack(gateway.database, { ...asked, file: join(folder, name) })).rejects.toThrow(
      "no whole archive",
    );
  }
  await expect(bringBack(gateway.database, { ...asked, file: join(folder, "gone.gz") })).rejects.toThrow(
    "no whole archive",
  );
  expect(await periodAt(0)).toMatchObject({ punchesArchivedAt: now.toISOString() });
  expect(await bringBack(gateway.database, asked)).toEqual({ period: "October 2024", punches: 2, left: 0 });
  expect(await bringBack(gateway.database, asked)).toBeUndefined();
  expect(days(await punchesIn()).slice(0, 2)).toEqual(["2024-10-02", "2024-10-02"]);
  expect((await punchesIn())[1]).toMatchObject({ rawId: "2024-10-02-out", device: '"gate"\\1', direction: "out" });
  const { body } = await owner<AttendanceAdjustmentPage>("GET", `${base}/attendance-adjustments`);
  expect(body.items).toEqual([]);
  expect((await unlock()).body.status).toBe("open");
});
