/** Everyone who works, has worked or will work in the sample companies, relative to the day the samples are loaded. */
import { addMonths, ageOn, shiftYears } from "#src/domain/shared/calendar.ts";
import { sampleDesignations } from "../companies.ts";
import { sampleUnits } from "../structure.ts";
import { cast, type Role } from "./cast.ts";
import { between, type Random, chanceOf } from "./chance.ts";
import { identityNumber } from "./contact.ts";
import { dealStates, type Life, lifeOf } from "./lives.ts";
import { type Gender, nameOf, religionOf, type TraditionName, traditions } from "./names.ts";
import { originOf, type Pass, passFloor, passFor, type Standing, standingOf } from "./origins.ts";
import { gradeOf, nextRise, payTermsOf, rangeOf, type SamplePay } from "./pay.ts";
import { type Company, type Ground, grounds, type Post, samplePosts } from "./posts.ts";
import { promotionOf, type Promotion } from "./promotions.ts";
import { residenciesOf, type SampleResidency } from "./residency.ts";
import { withTransfer } from "./transfer.ts";

export interface SampleEmployee extends Life {
  /** Company, department, designation and seat: the same on every machine. */
  key: string;
  /** Which of two employments this is; most people have one. */
  personKey: string;
  /** The employments before and after a transfer between the companies. */
  movedFrom: string | null;
  movedTo: string | null;
  employeeNo: string;
  post: Post;
  ground: Ground;
  grade: string | null;
  /** The manager; undefined at the top. */
  managerKey: string | null;
  role: Role | undefined;
  fullName: string;
  preferredName: string | null;
  gender: Gender;
  tradition: TraditionName;
  race: string;
  religion: string;
  nationality: string;
  dateOfBirth: string;
  married: boolean;
  identityNumber: string;
  idType: "NRIC" | "FIN";
  pass: Pass | null;
  noticeDays: number;
  residencies: SampleResidency[];
  pays: SamplePay[];
  promotion: Promotion | null;
}

interface Seat {
  key: string;
  post: Post;
  index: number;
}

const numbered: Readonly<Record<Company, string>> = { trading: "MT", logistics: "ML", kitchen: "BK" };
const seats: readonly Seat[] = samplePosts.flatMap((post) =>
  Array.from({ length: post.count }, (_, index) => ({
    post,
    index,
    key: `${post.company}/${post.department}/${post.designation}/${index + 1}`,
  })),
);

function unitAbove(company: Company, department: string): string | null {
  return sampleUnits[company].find(([code]) => code === department)?.[2] ?? null;
}

function groundOf({ company, department }: Post): Ground {
  const ground = grounds[company][department];
  if (ground !== undefined) return ground;
  const above = unitAbove(company, department);
  if (above === null) throw new Error(`The department ${department} has no ground.`);
  return groundOf({ company, department: above } as Post);
}

/** Members report to the leads in turn, otherwise to the head; heads to the head of the next department above. */
function managerOf({ post, index }: Seat): string | null {
  const own = seats.filter((seat) => seat.post.company === post.company);
  const leads = own.filter((seat) => seat.post.rank === "lead" && seat.post.department === post.department);
  if (post.rank === "member" && leads.length > 0) return leads[index % leads.length]?.key ?? null;
  for (
    let department: string | null = post.rank === "head" ? unitAbove(post.company, post.department) : post.department;
    department !== null;
    department = unitAbove(post.company, department)
  ) {
    const head = own.find((seat) => seat.post.rank === "head" && seat.post.department === department);
    if (head !== undefined) return head.key;
  }
  const top = own.find((seat) => seat.post.rank === "head");
  return top === undefined || top.post === post ? null : top.key;
}

function birthOf(random: Random, age: number, today: string): string {
  const date = addMonths(`${shiftYears(today.slice(0, 7), -age)}-01`, -between(random, 1, 10));
  return `${date.slice(0, 8)}${String(between(random, 1, 28)).padStart(2, "0")}`;
}

/** In order of joining, company by company, with the numbers assigned then. */
export function sampleRoster(today: string): SampleEmployee[] {
  const names = new Set<string>();
  const counts = { NRIC: 0, FIN: 0, pr: 0 };
  const states = new Map(
    (Object.keys(grounds) as Company[]).flatMap((company) => [
      ...dealStates(
        company,
        seats
          .filter(
            ({ post, key }) =>
              post.company === company &&
              post.rank === "member" &&
              !post.intern &&
              cast[key] === undefined &&
              post.count > 1,
          )
          .map(({ key }) => key),
      ),
    ]),
  );
  const people = seats.map((seat): SampleEmployee => {
    const { key, post, index } = seat;
    const random = chanceOf(key);
    const role = cast[key];
    const ground = groundOf(post);
    const grade =
      sampleDesignations.find((one) => one.company === post.company && one.name === post.designation)?.grade ?? null;
    const range = rangeOf(post, grade);
    const [youngest, oldest] = post.ages ?? [23, 58];
    const age = role?.age ?? between(random, youngest, oldest);
    const partTime = index >= post.count - (post.partTime ?? 0) || age > 70;
    const bound =
      post.intern || partTime || post.rank === "head" || (role && role.nationality === undefined) || age > 60;
    const standing: Standing = role?.pass
      ? "foreigner"
      : role
        ? "citizen"
        : standingOf(random, ground.residents, bound ? 0 : ground.foreigners);
    const pass = standing === "foreigner" ? (role?.pass ?? passFor(post, range)) : null;
    const origin = originOf(random, standing, pass);
    const gender: Gender = role?.gender ?? (random() < (post.class === "W" ? 0.26 : 0.56) ? "female" : "male");
    const tradition = role?.tradition ?? origin.tradition;
    let name = role
      ? { fullName: role.fullName, preferredName: role.preferredName ?? null }
      : nameOf(random, tradition, gender);
    while (names.has(name.fullName)) name = nameOf(random, tradition, gender);
    names.add(name.fullName);
    const { noticeDays, probationMonths } =
      grade === null ? { noticeDays: 30, probationMonths: 3 } : gradeOf(post.company, grade);
    const life = lifeOf(random, post, role, states.get(key), age, { noticeDays, probationMonths, partTime }, today);
    const dateOfBirth = birthOf(random, age, today);
    const idType = standing === "foreigner" ? "FIN" : "NRIC";
    const residencies = residenciesOf(random, standing, life.startDate, today, standing === "pr" ? counts.pr++ : 0);
    const promotion = promotionOf(random, post, life.startDate, today);
    const pays = payTermsOf(random, post, range, {
      basic: role?.basic,
      floor: pass === null ? 0 : passFloor[pass],
      partTime: partTime && !post.intern,
      startDate: life.startDate,
      promotedOn: promotion?.on ?? null,
      today,
    });
    const increasesSoon = life.status === "confirmed" && post.rank !== "head" && random() < 0.03;
    return {
      ...life,
      ...name,
      key,
      personKey: key,
      movedFrom: null,
      movedTo: null,
      post,
      ground,
      grade,
      role,
      gender,
      tradition,
      dateOfBirth,
      idType,
      pass,
      noticeDays,
      residencies,
      promotion,
      employeeNo: "",
      managerKey: managerOf(seat),
      race: traditions[tradition].race,
      religion: religionOf(random, tradition),
      nationality: residencies.at(-1)?.residency === "citizen" ? "SG" : (role?.nationality ?? origin.nationality),
      married: ageOn(dateOfBirth, today) > 26 && random() < 0.64,
      identityNumber: identityNumber(idType, ++counts[idType]),
      pays: increasesSoon
        ? [...pays, nextRise(pays, today)]
        : pays.filter(({ from }) => from <= (life.lastDay ?? from)),
    };
  });
  return withTransfer(numberedByStart(people), today);
}

function numberedByStart(people: readonly SampleEmployee[]): SampleEmployee[] {
  const next: Record<Company, number> = { trading: 0, logistics: 0, kitchen: 0 };
  return people
    .toSorted((one, other) =>
      one.startDate < other.startDate ? -1 : one.startDate > other.startDate ? 1 : one.key < other.key ? -1 : 1,
    )
    .map((person) => ({
      ...person,
      employeeNo: `${numbered[person.post.company]}${String(++next[person.post.company]).padStart(4, "0")}`,
    }));
}
