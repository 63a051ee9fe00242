/** The clock of the signed-in person, and of people at the kiosk. */
import type { MyAttendance } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { distanceM } from "#src/domain/attendance/distance.ts";
import { presenceOf } from "#src/domain/attendance/sessions.ts";
import { holidaysIn, plansOf } from "#src/domain/attendance/shared/plan.ts";
import type { PunchDirection, PunchSource } from "#src/domain/attendance/shared/vocabulary.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { dayBounds, localTime } from "#src/domain/shared/zoned-time.ts";
import { hasPin, setPin, tryPin } from "#src/store/attendance/kiosk-pins.ts";
import { insertPunches, lastPunches, lockClock } from "#src/store/attendance/punches.ts";
import { placesOfCompany, plannedPeople, planFactsOf } from "#src/store/attendance/shared/plan-facts.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers, keepingChanges } from "../context.ts";
import { employeeOf, ownEmployeeId } from "../people/shared/people.ts";
import { ratesOf } from "../statutory/shared/rates.ts";
import { recomputeDays } from "./shared/days.ts";
import { isKioskCode, kioskCode } from "./shared/kiosk-code.ts";
import { shownDay } from "./shared/shown-day.ts";

const shownDays = 7;
const minuteMs = 60_000;
/** Long enough for a night shift; someone who clocked in earlier has forgotten to clock out. */
const shiftMs = 18 * 60 * minuteMs;

/** The employee record of the signed-in person. */
interface Workplace {
  readonly places: Awaited<ReturnType<typeof placesOfCompany>>;
  readonly person: Awaited<ReturnType<typeof plannedPeople>>[number];
  readonly locationId: string | null;
  readonly tz: string;
  readonly today: string;
}

async function workplaceOf(ctx: HrmsContext, companyId: string, employeeId: string): Promise<Workplace> {
  const places = await placesOfCompany(ctx.db, companyId);
  const [person] = await plannedPeople(ctx.db, companyId, [employeeId]);
  if (!person) throw notFound();
  const day = ctx.today(companyId);
  const locationId = (person.jobs.findLast(({ from }) => from <= day) ?? person.jobs[0])?.locationId ?? null;
  const tz = (locationId === null ? undefined : places.locations.get(locationId)?.tz) ?? places.zone;
  return { places, person, locationId, tz, today: localTime(ctx.now().getTime(), tz).date };
}

/** Whether the person is inside now, since when, and today's punches. */
async function clockOf(ctx: HrmsContext, employeeId: string, { tz, today }: Workplace) {
  const now = ctx.now().getTime();
  const recent = (await lastPunches(ctx.db, employeeId, new Date(now - shiftMs))).toReversed();
  const { flags } = presenceOf(recent.map(({ at, direction }) => ({ at: at.getTime(), direction })));
  const clockedIn = flags.includes("missingOut");
  const left = recent.findLast(({ direction }) => direction === "out")?.at.getTime() ?? 0;
  const since = clockedIn ? (recent.find(({ at }) => at.getTime() > left)?.at ?? null) : null;
  const [start] = dayBounds(today, tz);
  return { clockedIn, since, punches: recent.filter(({ at }) => at.getTime() >= start), last: recent.at(-1) };
}

async function shownClock(ctx: HrmsContext, companyId: string, employeeId: string): Promise<MyAttendance> {
  const place = await workplaceOf(ctx, companyId, employeeId);
  const { places, person, locationId, tz, today } = place;
  const { clockedIn, since, punches } = await clockOf(ctx, employeeId, place);
  const to = addDays(today, shownDays - 1);
  const { holidays } = await ratesOf(ctx);
  const range = { companyId, from: today, to, employeeIds: [employeeId] };
  const facts = await planFactsOf(ctx.db, range, places, { holidays: holidaysIn(holidays, today, to) });
  const site = locationId === null ? undefined : places.locations.get(locationId);
  return {
    employeeId,
    fullName: (await employeeOf(ctx, { companyId, employeeId }, { class: "public", element: "clock" })).fullName,
    tz,
    today,
    clockedIn,
    since: since?.toISOString() ?? null,
    punches: punches.map(({ at, direction, source }) => ({ at: at.toISOString(), direction, source })),
    asksLocation: site?.lat != null,
    hasPin: await hasPin(ctx.db, employeeId),
    week: plansOf(person, today, to, facts).map((plan) => shownDay(plan, places)),
  };
}

interface Position {
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly accuracyM?: number | undefined;
}

/** A punch that the person makes now, in turn if they do not say which way they go. */
async function punchNow(
  ctx: HrmsContext,
  companyId: string,
  employeeId: string,
  { direction, source, lat, lng, accuracyM }: Position & { direction: "in" | "out" | undefined; source: PunchSource },
): Promise<PunchDirection> {
  const { tenantId, userId, now } = actorOf(ctx);
  await lockClock(ctx.db, employeeId);
  const place = await workplaceOf(ctx, companyId, employeeId);
  const { clockedIn, last } = await clockOf(ctx, employeeId, place);
  if (last && now.getTime() - last.at.getTime() < minuteMs)
    throw conflict("just-punched", "You have just clocked in or out: wait a minute.");
  const { places, locationId, tz, today } = place;
  const site = locationId === null ? undefined : places.locations.get(locationId);
  const point = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const away =
    point && site?.lat != null && site.lng != null
      ? Math.round(distanceM(point, { lat: site.lat, lng: site.lng }))
      : null;
  const taken = direction ?? (clockedIn ? "out" : "in");
  await insertPunches(ctx.db, { tenantId, companyId, userId, now }, [
    {
      employeeId,
      at: now,
      tz,
      direction: taken,
      source,
      locationId,
      ...(point && { ...point, accuracyM: accuracyM ?? null, distanceM: away }),
    },
  ]);
  await recomputeDays(ctx, companyId, [employeeId], { from: addDays(today, -1), to: today }, places);
  return taken;
}

/** The history says that a PIN was set, and by whom. */
async function keepPin(ctx: HrmsContext, of: { companyId: string; employeeId: string }, fullName: string, pin: string) {
  await setPin(ctx.db, actorOf(ctx), of, pin, ctx.settings.dataKey);
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId: of.companyId,
    action: "update",
    subject: "employees",
    recordId: of.employeeId,
    recordName: fullName,
    changes: [{ field: "kioskPin", before: null, after: "•••" }],
  });
}

export const ownAttendanceHandlers = {
  async getMyAttendance({ path: { companyId } }, ctx) {
    return shownClock(ctx, companyId, await ownEmployeeId(ctx, companyId, "clock"));
  },

  async createMyPunch({ path: { companyId }, body: { direction, kioskCode: code, ...position } }, ctx) {
    const employeeId = await ownEmployeeId(ctx, companyId, "clock");
    if (code !== undefined && !isKioskCode(ctx.settings.jwtSecret, companyId, ctx.now(), code))
      throw invalid("/kioskCode", "code-expired");
    const source = code === undefined ? "web" : "kiosk";
    await punchNow(ctx, companyId, employeeId, { direction, source, ...position });
    return reply(201, await shownClock(ctx, companyId, employeeId));
  },

  async updateMyKioskPin({ path: { companyId }, body: { pin } }, ctx) {
    const employeeId = await ownEmployeeId(ctx, companyId, "clock");
    const { fullName } = await employeeOf(ctx, { companyId, employeeId }, { class: "public", element: "clock" });
    await keepPin(ctx, { companyId, employeeId }, fullName, pin);
    return null;
  },

  async updateKioskPin({ path: { companyId, employeeId }, body: { pin } }, ctx) {
    const { fullName } = await employeeOf(ctx, { companyId, employeeId }, { class: "public", element: "attendance" });
    await keepPin(ctx, { companyId, employeeId }, fullName, pin);
    return null;
  },

  async getKiosk({ path: { companyId } }, ctx) {
    const { label } = await companyOf(ctx, companyId);
    const { zone } = await placesOfCompany(ctx.db, companyId);
    const now = ctx.now();
    return {
      company: label,
      tz: zone,
      now: now.toISOString(),
      code: kioskCode(ctx.settings.jwtSecret, companyId, now),
    };
  },

  async createKioskPunch({ path: { companyId }, body: { employeeNo, pin, direction } }, ctx) {
    await companyOf(ctx, companyId);
    const { now } = actorOf(ctx);
    const held = { dataKey: ctx.settings.dataKey, now, day: ctx.today(companyId) };
    const holder = await tryPin(ctx.db, companyId, { employeeNo, pin }, held);
    // The attempt counts although the call fails.
    if (!holder) throw keepingChanges(invalid("/pin", "wrong-pin"));
    const taken = await punchNow(ctx, companyId, holder.employeeId, { direction, source: "kiosk" });
    return reply(201, { name: holder.fullName, direction: taken === "out" ? "out" : "in", at: now.toISOString() });
  },
} satisfies HrmsHandlers;
