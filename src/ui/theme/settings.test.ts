/** Settings survive a round trip; invalid values fall back to the default. */
import { describe, expect, test } from "vitest";
import { choices, defaults, readSettings, writeSettings, type Settings, type StoredSettings } from "./settings.ts";

const nothing: StoredSettings = { skin: null, menuCollapsed: null, look: null, layout: null };
const opposite = Object.fromEntries(Object.entries(choices).map(([name, list]) => [name, list.at(-1)])) as Settings;

test("who never chose has the defaults of the product", () => {
  expect(readSettings(nothing)).toEqual(defaults);
  expect(defaults).toMatchObject({
    skin: "light",
    menu: "vertical",
    menuCollapsed: false,
    menuHidden: false,
    navbar: "floating",
    navbarColor: "white",
    footer: "static",
    width: "full",
    toTop: true,
    direction: "ltr",
  });
});

test("every setting comes back as it was chosen", () => {
  expect(
    Object.keys(opposite).filter((name) => opposite[name as keyof Settings] === defaults[name as keyof Settings]),
  ).toEqual([]);
  expect(readSettings(writeSettings(opposite))).toEqual(opposite);
});

test("skin and collapsed menu are kept by themselves, the layout only for the tab", () => {
  const { skin, menuCollapsed, look, layout } = writeSettings(opposite);
  expect([skin, menuCollapsed]).toEqual(["semi-dark", "true"]);
  expect(Object.keys(JSON.parse(look ?? "") as object)).toEqual(["palette", "textSize", "density", "direction"]);
  const newTab = readSettings({ ...writeSettings(opposite), layout: null });
  expect(newTab).toEqual({
    ...opposite,
    ...Object.fromEntries(
      Object.keys(JSON.parse(layout ?? "") as object).map((name) => [name, defaults[name as keyof Settings]]),
    ),
  });
});

test("defaults leave nothing behind", () => {
  expect(writeSettings(defaults)).toEqual({ skin: "light", menuCollapsed: "false", look: null, layout: null });
});

describe("what is none of ours is passed over:", () => {
  test.each([
    ["no JSON", { ...nothing, look: "{", layout: "rtl" }],
    ["no object", { ...nothing, look: "null", layout: "[1]" }],
    [
      "unknown choices",
      {
        ...nothing,
        skin: "neon",
        menuCollapsed: "perhaps",
        look: '{"palette":"mud","direction":1}',
        layout: '{"navbar":"gone","toTop":"no"}',
      },
    ],
    ["unknown names", { ...nothing, layout: '{"colour":"red","__proto__":{"menu":"horizontal"}}' }],
    ["settings of another place", { ...nothing, look: '{"menu":"horizontal"}', layout: '{"direction":"rtl"}' }],
  ])("%s", (_, stored) => {
    expect(readSettings(stored)).toEqual(defaults);
  });

  test("the good among them counts", () => {
    expect(readSettings({ ...nothing, layout: '{"navbar":"gone","footer":"sticky"}' })).toEqual({
      ...defaults,
      footer: "sticky",
    });
  });
});
