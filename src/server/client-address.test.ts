import { describe, expect, it } from "vitest";
import { clientAddresses, parseTrustProxy } from "./client-address.ts";

const lies = "198.51.100.66";

describe("without a trusted proxy", () => {
  it("ignores the header", () => expect(clientAddresses(undefined)("203.0.113.7", lies)).toBe("203.0.113.7"));
});

describe("by number of proxies", () => {
  it.each([
    [1, "203.0.113.7", "203.0.113.7"],
    [1, `${lies}, 203.0.113.7`, "203.0.113.7"],
    [2, `${lies}, 203.0.113.7, 10.0.0.9`, "203.0.113.7"],
    [2, "203.0.113.7", "203.0.113.7"],
    [1, undefined, "10.0.0.1"],
    [1, "", "10.0.0.1"],
    [1, `${lies}, unknown`, "10.0.0.1"],
    [1, "203.0.113.7:4711", "203.0.113.7"],
    [1, "[2001:db8::7]:4711", "2001:db8::7"],
    [1, "2001:db8::7", "2001:db8::7"],
  ])("%i, %s is %s", (hops, header, client) => expect(clientAddresses(hops)("10.0.0.1", header)).toBe(client));
});

describe("by their addresses", () => {
  const addressOf = clientAddresses(["10.0.0.0/8", "192.0.2.1", "fd00::/8"]);
  it.each([
    ["10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["::ffff:10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["fd00::1", `${lies}, 203.0.113.7, 192.0.2.1, 10.2.3.4`, "203.0.113.7"],
    ["203.0.113.7", lies, "203.0.113.7"],
    ["10.0.0.1", "10.0.0.2", "10.0.0.2"],
    ["", lies, ""],
  ])("%s with %s is %s", (peer, header, client) => expect(addressOf(peer, header)).toBe(client));
});

describe("a list of proxies", () => {
  it.each([["10.0.0.5"], ["10.0.0.0/8"], ["fd00::/8"]])("takes %s", (entry) =>
    expect(parseTrustProxy(entry)).toEqual([entry]),
  );
  it.each([
    ["proxy.example"],
    ["10.0.0.0/33"],
    ["10.0.0/8"],
    ["10.0.0.0/"],
    ["10.0.0.0/8/8"],
    [""],
    ["fd00::/129"],
    ["::/0"],
  ])("refuses %s", (entry) => expect(parseTrustProxy(entry)).toBeUndefined());
});
