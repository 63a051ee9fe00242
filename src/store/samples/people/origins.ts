/** Origins of sample people: residency, nationality, naming tradition and work pass. */
import { between, type Random, pick, weighted } from "./chance.ts";
import type { TraditionName } from "./names.ts";
import type { Post } from "./posts.ts";

export type Pass = "EP" | "SP" | "WP";
export type Standing = "citizen" | "pr" | "foreigner";

type Weights = Readonly<Record<string, number>>;

const citizens: Readonly<Partial<Record<TraditionName, number>>> = {
  chinese: 63,
  malay: 17,
  tamil: 6,
  malayali: 3,
  sikh: 2,
  indianMuslim: 2,
  eurasian: 6,
  indonesian: 1,
};
const residents: Weights = { MY: 50, CN: 18, IN: 15, PH: 6, ID: 4, MM: 4, JP: 1, GB: 2 };
const foreigners: Readonly<Record<Pass, Weights>> = {
  EP: { MY: 30, IN: 22, CN: 18, PH: 8, JP: 8, GB: 8, DE: 6 },
  SP: { MY: 42, PH: 20, CN: 14, IN: 10, MM: 9, VN: 5 },
  WP: { MY: 62, CN: 22, IN: 10, BD: 6 },
};

const traditionsOf: Readonly<Record<string, readonly TraditionName[]>> = {
  MY: ["chinese", "chinese", "malay", "tamil"],
  CN: ["mainland"],
  IN: ["indian", "tamil", "malayali"],
  PH: ["filipino"],
  ID: ["indonesian"],
  MM: ["burmese"],
  VN: ["vietnamese"],
  BD: ["bangladeshi"],
  JP: ["japanese"],
  GB: ["western"],
  DE: ["western"],
};

/** Minimum salary in dollars for a new pass. */
export const passFloor: Readonly<Record<Pass, number>> = { EP: 5600, SP: 3300, WP: 0 };

/** The pass for a post's pay; part-timers and interns get none. */
export function passFor(post: Post, [, highest]: readonly [number, number]): Pass {
  if (post.class === "M" && highest >= passFloor.EP + 400) return "EP";
  return highest >= passFloor.SP + 300 && post.class !== "W" ? "SP" : "WP";
}

export function standingOf(random: Random, residentsOf100: number, foreignersOf100: number): Standing {
  const number = between(random, 0, 99);
  if (number < foreignersOf100) return "foreigner";
  return number < foreignersOf100 + residentsOf100 ? "pr" : "citizen";
}

export interface Origin {
  nationality: string;
  tradition: TraditionName;
}

export function originOf(random: Random, standing: Standing, pass: Pass | null): Origin {
  if (standing === "citizen") return { nationality: "SG", tradition: weighted<TraditionName>(random, citizens) };
  const nationality = weighted(random, pass === null ? residents : foreigners[pass]);
  return { nationality, tradition: pick(random, traditionsOf[nationality] ?? ["chinese"]) };
}
