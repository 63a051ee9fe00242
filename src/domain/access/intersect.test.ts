import { expect, it } from "vitest";
import { intersectPlaces } from "./intersect.ts";
import { everyElement, type RoleRights } from "./shared/role.ts";

const role = (
  element: string,
  actions: RoleRights["grants"][number]["actions"],
  scope: RoleRights["grants"][number]["scope"],
  classes: string[] = [],
): RoleRights => ({
  grants: [{ element, actions, scope }],
  fieldRights: (["personal", "pay"] as const).map((name) => ({
    class: name,
    read: classes.includes(name),
    write: false,
  })),
});
const place = (scope: "company" | "tenant", ...roles: RoleRights[]) => ({ companyId: "c", scope, roles });

it("keeps what both allow, with the narrower scope", () => {
  const met = intersectPlaces(
    place("tenant", role("employees", ["view", "edit"], "company", ["personal"])),
    place("company", role("employees", ["view", "approve"], "department", ["personal", "pay"])),
  );
  expect(met).toEqual(place("company", role("employees", ["view"], "department", ["personal"])));
});

it("keeps everything of one side that the other names, and everything only if both have it", () => {
  const all = role(everyElement, ["view", "edit"], "tenant");
  expect(
    intersectPlaces(place("tenant", all), place("tenant", role("grades", ["view"], "company"))).roles[0]?.grants,
  ).toEqual([{ element: "grades", actions: ["view"], scope: "company" }]);
  expect(intersectPlaces(place("tenant", all), place("tenant", all)).roles).toEqual([all]);
});

it("never combines a field class of one role with the reach of another", () => {
  const [reach, ownPay] = [role("employees", ["view"], "company"), role("employees", ["view"], "self", ["pay"])];
  const { roles } = intersectPlaces(
    place("company", role("employees", ["view"], "company", ["pay"])),
    place("company", reach, ownPay),
  );
  expect(
    roles.filter(({ fieldRights }) => fieldRights.some(({ read }) => read)).map(({ grants }) => grants[0]?.scope),
  ).toEqual(["self"]);
});

it("is empty if one side is empty", () => {
  expect(
    intersectPlaces(place("tenant", role("grades", ["view"], "company")), { scope: "self", roles: [] }),
  ).toMatchObject({
    scope: "self",
    roles: [],
  });
});
