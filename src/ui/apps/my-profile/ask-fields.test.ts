import { expect, it } from "vitest";
import { changeOf } from "./ask-fields.ts";

it("asks for what was typed alone", () => {
  expect(changeOf("contact", { personalEmail: " mei@mail.example ", mobile: "" })).toEqual({ personalEmail: "mei@mail.example" });
  expect(changeOf("contact", { mobile: "+65 8123 4567" })).toEqual({ phones: [{ type: "mobile", number: "+65 8123 4567" }] });
  expect(changeOf("person", { fullName: "", preferredName: "  " })).toBeUndefined();
});

it("makes one record of several fields, and none of half of them", () => {
  expect(changeOf("address", { street: "Orchid Lane", block: "12" })).toEqual({ addresses: [{ type: "home", street: "Orchid Lane", block: "12", unit: null, building: null, postal: null, country: "SG" }] });
  expect(changeOf("emergency", { contactName: "Ali", relation: "Brother" })).toBeUndefined();
});
