import { expect, it } from "vitest";
import type { Text } from "../../../messages/use-text.ts";
import { requestFields, changeOf, proofFields } from "./request-fields.ts";

const before = {
  fullName: "Mei",
  preferredName: null,
  maritalStatus: "single",
  personalEmail: null,
  phones: [{ type: "home", number: "6100 2000" }],
};

it("asks for what differs alone, and for lists as a whole", () => {
  expect(changeOf("person", before, { fullName: "Mei", maritalStatus: "married" })).toEqual({
    maritalStatus: "married",
  });
  const phones = [...before.phones, { type: "mobile", number: "+65 8123 4567" }];
  expect(changeOf("contact", before, { personalEmail: null, phones })).toEqual({ phones });
  expect(changeOf("contact", before, { phones: before.phones })).toEqual({});
});

it("takes away what was emptied", () => {
  expect(
    changeOf("contact", { ...before, personalEmail: "mei@mail.example" }, { personalEmail: null, phones: [] }),
  ).toEqual({ personalEmail: null, phones: [] });
});

it("sends kind and number of an identity together", () => {
  expect(changeOf("identity", { idType: "NRIC" }, { idType: "NRIC", idNo: "S1234567D" })).toEqual({
    idType: "NRIC",
    idNo: "S1234567D",
  });
});

it("shows the fields of the chosen section", () => {
  const shown = (section: string) =>
    requestFields(["contact", "address"])
      .filter((field) => field.shown?.({ section }) ?? true)
      .map(({ name }) => name);
  expect(shown("address")).toEqual(["section", "addresses"]);
  expect(shown("contact")).toEqual(["section", "personalEmail", "phones"]);
});

it("asks for a reason and a proof with every change", () => {
  const text = ((id: string) => id) as unknown as Text;
  expect(proofFields(text, "personal").map(({ name }) => name)).toEqual(["note", "fileId"]);
});
