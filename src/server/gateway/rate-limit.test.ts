import { describe, expect, it } from "vitest";
import { type AccountLimiter, countInMemory, createAccountLimiter, limitedAddress } from "./rate-limit.ts";

const minute = { limit: 2, windowSeconds: 60 };

describe("by caller", () => {
  it("forgets only the caller that was idle longest when there are too many", () => {
    const limiter = countInMemory(3);
    const hit = (caller: string) => limiter.hit(caller, minute, 0);
    for (const caller of ["guesser", "guesser", "a", "b"]) hit(caller);
    expect(hit("guesser")).toBe(60);
    hit("c");
    hit("d");
    // Every new caller has pushed out the one before; the guesser kept trying and is still known.
    expect(hit("guesser")).toBe(60);
    expect(hit("a")).toBe(0);
  });

  it("restarts after the window", () => {
    const limiter = countInMemory();
    expect([0, 1, 2, 30_000, 60_000].map((now) => limiter.hit("a", minute, now))).toEqual([0, 0, 60, 30, 0]);
  });
});

describe("addresses", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:0002::99", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["", ""],
  ])("%s counts as %s", (ip, counted) => expect(limitedAddress(ip)).toBe(counted));
});

describe("by account", () => {
  const hits = async (limiter: AccountLimiter, account: string, ips: readonly string[]): Promise<number[]> => {
    const waits: number[] = [];
    for (const ip of ips) waits.push(await limiter.hit(account, ip, 0));
    return waits;
  };
  const strangers = ["203.0.113.1", "203.0.113.2", "203.0.113.3"];

  it("addresses share the attempts on one account", async () => {
    const limiter = createAccountLimiter(minute, countInMemory());
    expect(await hits(limiter, "mei", strangers)).toEqual([0, 0, 60]);
    expect(await hits(limiter, "lim", ["203.0.113.3"])).toEqual([0]);
  });

  it("an address that has signed in is counted separately, so that people are not locked out where they are known", async () => {
    const limiter = createAccountLimiter(minute, countInMemory());
    await limiter.prove("mei", "203.0.113.9");
    await hits(limiter, "mei", strangers);
    expect(await hits(limiter, "mei", ["203.0.113.9", "203.0.113.9", "203.0.113.9"])).toEqual([0, 0, 60]);
  });
});
