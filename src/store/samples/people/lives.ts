/** How long sample people have been employed, and their state, relative to the day the samples are loaded. */
import { addDays, addMonths } from "#src/domain/shared/calendar.ts";
import type { contractTypes, EmployeeStatus, exitReasons } from "#src/domain/people/shared/vocabulary.ts";
import type { Role } from "./cast.ts";
import { between, type Random, chanceOf, pick } from "./chance.ts";
import type { Company, Post } from "./posts.ts";

type State = "exited" | "probation" | "notice" | "offered" | "onboarding" | "suspended";

/** How many people of each company are in each state; all others are confirmed. */
const quotas: Readonly<Record<Company, Readonly<Record<State, number>>>> = {
  trading: { exited: 12, probation: 9, notice: 3, offered: 1, onboarding: 1, suspended: 1 },
  logistics: { exited: 7, probation: 5, notice: 2, offered: 1, onboarding: 1, suspended: 0 },
  kitchen: { exited: 6, probation: 5, notice: 1, offered: 0, onboarding: 1, suspended: 0 },
};

/** The states of the seats that have one, dealt out at random. */
export function dealStates(company: Company, seats: readonly string[]): ReadonlyMap<string, State> {
  const order = seats
    .map((seat) => [chanceOf(`state/${seat}`)(), seat] as const)
    .toSorted(([one], [other]) => one - other);
  const states = Object.entries(quotas[company]).flatMap(([state, count]) =>
    Array.from({ length: count }, () => state as State),
  );
  return new Map(states.flatMap((state, index) => (order[index] ? [[order[index][1], state] as const] : [])));
}

export interface Life {
  status: EmployeeStatus;
  startDate: string;
  probationEnd: string | null;
  confirmedOn: string | null;
  contractType: (typeof contractTypes)[number];
  contractEnd: string | null;
  noticeGivenOn: string | null;
  lastDay: string | null;
  exitReason: (typeof exitReasons)[number] | null;
  rehireEligible: boolean | null;
  suspendedFrom: string | null;
}

interface Terms {
  noticeDays: number;
  probationMonths: number;
  partTime: boolean;
}

/** Most start on the first of a month. */
const workday = (random: Random, date: string): string =>
  `${date.slice(0, 8)}${pick(random, ["01", "01", "03", "16"])}`;

/** Nobody started before the company existed. */
const monthsSinceFounding: Readonly<Record<Company, number>> = { trading: 102, logistics: 84, kitchen: 76 };

function monthsOf(random: Random, { company, rank, intern }: Post, state: State | undefined): number {
  const maxMonths = monthsSinceFounding[company];
  if (intern) return between(random, 1, 4);
  if (rank === "head") return between(random, Math.round(maxMonths * 0.6), maxMonths - 6);
  if (rank === "lead") return between(random, Math.round(maxMonths * 0.45), Math.round(maxMonths * 0.75));
  // Most joined in the last three years.
  return state === "exited" ? between(random, 9, 60) : 8 + Math.round((maxMonths - 16) * random() ** 1.6);
}

/** Nobody started before they were seventeen. */
export function lifeOf(
  random: Random,
  post: Post,
  role: Role | undefined,
  state: State | undefined,
  age: number,
  terms: Terms,
  today: string,
): Life {
  const { noticeDays, probationMonths, partTime } = terms;
  const months = Math.min(role?.months ?? monthsOf(random, post, state), (age - 17) * 12 + 6);
  const ends = (start: string): string | null =>
    probationMonths > 0 && !post.intern ? addDays(addMonths(start, probationMonths), -1) : null;
  const life = {
    contractType: post.intern
      ? ("intern" as const)
      : partTime
        ? ("partTime" as const)
        : post.rank === "member" && random() < 0.05
          ? ("fixedTerm" as const)
          : ("permanent" as const),
    confirmedOn: null,
    contractEnd: null,
    noticeGivenOn: null,
    lastDay: null,
    exitReason: null,
    rehireEligible: null,
    suspendedFrom: null,
  };
  const started = (startDate: string) => ({
    ...life,
    startDate,
    probationEnd: ends(startDate),
    contractEnd:
      life.contractType === "fixedTerm" ? addDays(addMonths(startDate, 12 * Math.ceil((months + 3) / 12)), -1) : null,
  });
  const confirmed = (startDate: string) => ({
    ...started(startDate),
    status: "confirmed" as const,
    confirmedOn: addDays(ends(startDate) ?? addDays(startDate, -1), 1),
  });

  if (role?.probationDays !== undefined) {
    const probationEnd = addDays(today, role.probationDays);
    const begun = { ...started(addDays(addMonths(probationEnd, -probationMonths), 1)), probationEnd };
    return role.probationDays < 0
      ? { ...begun, status: "confirmed", confirmedOn: addDays(probationEnd, 1) }
      : { ...begun, status: "probation" };
  }
  if (post.intern) {
    const startDate = workday(random, addMonths(today, -months));
    return {
      ...started(startDate),
      status: "confirmed",
      confirmedOn: startDate,
      contractEnd: addDays(addMonths(startDate, 6), -1),
    };
  }
  if (state === "offered") return { ...started(workday(random, addMonths(today, 2))), status: "offered" };
  if (state === "onboarding") return { ...started(addDays(today, between(random, 2, 9))), status: "onboarding" };
  if (state === "probation")
    return {
      ...started(addDays(today, -between(random, 6, Math.max(7, probationMonths * 30 - 12)))),
      status: "probation",
    };
  const startDate = workday(random, addMonths(today, -months));
  if (state === "notice") {
    const noticeGivenOn = addDays(today, -between(random, 2, Math.max(3, Math.floor(noticeDays / 2))));
    return {
      ...confirmed(startDate),
      status: "notice",
      noticeGivenOn,
      lastDay: addDays(noticeGivenOn, Math.max(7, noticeDays)),
      exitReason: "resignation",
    };
  }
  if (state === "exited") {
    const lastDay = addDays(today, -between(random, 3, Math.min(500, (months - 6) * 30)));
    const exitReason =
      life.contractType === "fixedTerm"
        ? "endOfContract"
        : age >= 63
          ? "retirement"
          : pick(random, [
              "resignation",
              "resignation",
              "resignation",
              "resignation",
              "retrenchment",
              "dismissal",
            ] as const);
    return {
      ...confirmed(startDate),
      status: "exited",
      contractEnd: exitReason === "endOfContract" ? lastDay : null,
      noticeGivenOn: exitReason === "dismissal" ? null : addDays(lastDay, -Math.max(7, noticeDays)),
      lastDay,
      exitReason,
      rehireEligible: exitReason !== "dismissal",
    };
  }
  return { ...confirmed(startDate), suspendedFrom: state === "suspended" ? addDays(today, -9) : null };
}
