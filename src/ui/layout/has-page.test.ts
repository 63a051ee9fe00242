/** Which addresses have a page, by route, declaration or example; the menu marks the others as coming soon. */
import { expect, test } from "vitest";
import { hasPage } from "./has-page.ts";
import { entriesOf, menu } from "./menu.ts";

test.each([
  ["/", true],
  ["/apps/todo", true],
  ["/apps/chat", true],
  ["/dashboard/ecommerce", false],
  ["/apps/email/inbox?page=2", true],
  ["/companies/$companyId/grades", true],
  ["/companies/7/grades/9/edit#pay", true],
  ["/companies/7/approvals", true],
  ["/platform/tenants", true],
  ["/components/alerts", true],
  ["/forms/elements/radio", true],
  ["/companies/7/pay-runs/9", true],
  ["/companies/7/payroll", false],
  ["/companies/7/payroll/9", false],
  ["/components/sonnets", false],
  ["/extensions/tour", true],
  ["/extensions/pagination", true],
  ["/charts/apex", true],
  ["/maps/leaflet", true],
  ["/components", true],
])("%s", (address, has) => expect(hasPage(address)).toBe(has));

test("entries of the menu without a page are still to come", () => {
  const soon = entriesOf(menu).filter(({ soon }) => soon);
  expect(soon.filter(({ to }) => hasPage(to))).toEqual([]);
  expect(entriesOf(menu).filter(({ to, soon }) => !soon && !hasPage(to))).toEqual([]);
});
