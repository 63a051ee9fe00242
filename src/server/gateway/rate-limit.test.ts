import { describe, expect, it } from "vitest";
import { createAccountLimiter, createRateLimiter, limitedAddress } from "./rate-limit.ts";

const minute = { limit: 2, windowSeconds: 60 };

describe("by caller", () => {
  it("forgets only the caller that was idle longest when there are too many", () => {
    const limiter = createRateLimiter(3);
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
    const limiter = createRateLimiter();
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
  it("addresses share the attempts on one account", () => {
    const limiter = createAccountLimiter(minute);
    const waits = ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map((ip) => limiter.hit("mei", ip, 0));
    expect(waits).toEqual([0, 0, 60]);
    expect(limiter.hit("lim", "203.0.113.3", 0)).toBe(0);
  });

  it("an address that has signed in is counted separately, so that people are not locked out where they are known", () => {
    const limiter = createAccountLimiter(minute);
    limiter.prove("mei", "203.0.113.9");
    for (const ip of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) limiter.hit("mei", ip, 0);
    expect(limiter.hit("mei", "203.0.113.9", 0)).toBe(0);
    expect(limiter.hit("mei", "203.0.113.9", 0)).toBe(0);
    expect(limiter.hit("mei", "203.0.113.9", 0)).toBe(60);
  });
});
