/** What a record's body means for a table, and what of a row a response shows, as far as the contract says it. */
import { expect, it } from "vitest";
import { ProblemError } from "#src/contract/problem.ts";
import { cleanFields } from "./clean-fields.ts";
import { moments, wireOf } from "./wire.ts";

const grade = { name: "  G1  ", rank: 3, payMin: 120_000 };

it("cleans texts and gives omitted fields their default, or null where they may be missing", () => {
  expect(cleanFields("grades", grade)).toEqual({
    name: "G1",
    rank: 3,
    payMin: 120_000,
    payMid: null,
    payMax: null,
    defaultLeavePolicyId: null,
    noticeDays: 30,
    probationMonths: 3,
    status: "active",
  });
  const location = { name: "Office", code: " ", address: "One\r\nTwo", tz: " Asia/Singapore" };
  const { code, address, tz, radiusM } = cleanFields("work-locations", location);
  // A time zone is a choice, not a text: whether it exists is checked as it came.
  expect([code, address, tz, radiusM]).toEqual([null, "One\nTwo", " Asia/Singapore", 100]);
});

it("keeps zero and false, which are not missing", () => {
  expect(cleanFields("grades", { ...grade, noticeDays: 0 }).noticeDays).toBe(0);
  const type = { name: "Work permit", visibility: "identity", expires: false } as const;
  expect(cleanFields("document-types", type)).toMatchObject({ expires: false, visibility: "identity" });
});

it("points at a required text that holds no sign", () => {
  const blank = () => cleanFields("grades", { ...grade, name: " " });
  expect(blank).toThrow(ProblemError);
  expect(blank).toThrow(
    expect.objectContaining({ details: { errors: [expect.objectContaining({ pointer: "/name" })] } }),
  );
});

it("leaves rows and lists of free texts to the area", () => {
  const clean = cleanFields("clients", { name: "Acme", contacts: [{ name: "Ada" }] });
  expect(clean).not.toHaveProperty("contacts");
  // @ts-expect-error The area says what contacts become.
  expect(clean.contacts).toBeUndefined();
});

it("shows only fields of the contract, computed ones instead of the row's, and moments as texts", () => {
  const row = {
    id: "1",
    number: "sealed",
    numberEnc: "sealed",
    fileId: null,
    expiry: "2030-01-31",
    createdAt: new Date(0),
    updatedAt: null as Date | null,
  };
  expect(wireOf("passports", row, { numberMasked: "••••1234", expiry: "2031-01-31" })).toEqual({
    id: "1",
    fileId: null,
    expiry: "2031-01-31",
    numberMasked: "••••1234",
    createdAt: "1970-01-01T00:00:00.000Z",
    updatedAt: null,
  });
  const { at } = moments({ at: new Date(0) });
  const text: string = at;
  expect(text).toBe("1970-01-01T00:00:00.000Z");
});
