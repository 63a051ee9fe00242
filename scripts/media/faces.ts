/** Parts of a portrait on a field of 96 by 96: face, clothes, hair, coverings, beards and glasses. */
import { circle, ellipse, group, ink, line, paper, path, rect, repeat } from "./svg.ts";

export interface Skin {
  base: string;
  shade: string;
  lips: string;
}

/** What lies behind the head, and what lies on it. */
export interface Hair {
  back: string;
  front: string;
}

export const skins = {
  fair: { base: "#F3D2BB", shade: "#DFB092", lips: "#B9635A" },
  light: { base: "#EBC29E", shade: "#D3A079", lips: "#AE5C50" },
  tan: { base: "#D6A276", shade: "#BA8358", lips: "#96493E" },
  brown: { base: "#B67C54", shade: "#97613E", lips: "#7B3A32" },
  umber: { base: "#8B593B", shade: "#6F442B", lips: "#5A2A24" },
  deep: { base: "#684131", shade: "#503124", lips: "#42201B" },
} as const satisfies Record<string, Skin>;

// Face

export function neck(skin: Skin): string {
  return rect(41, 54, 14, 24, skin.base, 6) + path("M41 60q7 6 14 0v4.5q-7 5.5-14 0Z", skin.shade);
}

export function head(skin: Skin): string {
  return (
    ellipse(32.8, 44, 3, 4.4, skin.shade) +
    ellipse(63.2, 44, 3, 4.4, skin.shade) +
    path("M33 38C33 28 39 21.5 48 21.5S63 28 63 38L62.6 45.5C62 54.5 55 62 48 62S34 54.5 33.4 45.5Z", skin.base)
  );
}

export function features(skin: Skin, brows: string): string {
  return (
    line("M38.6 38.8q3-2 6.2-.8M51.2 38q3.2-1.2 6.2.8", brows, 1.5) +
    ellipse(42, 43.4, 1.5, 1.8, ink) +
    ellipse(54, 43.4, 1.5, 1.8, ink) +
    line("M48.2 44.5c-.6 2.5-1.8 4.2-1.6 5.2.2.8 1.3.8 2.3.5", skin.shade, 1.3) +
    line("M43.8 54.6q4.2 3 8.4 0", skin.lips, 1.6)
  );
}

/** Lines that come with the years. */
export function lines(skin: Skin): string {
  return line("M38 48.5q1.5 1.2 3.5 1M58 48.5q-1.5 1.2-3.5 1M41 31.5q7-1.5 14 0", skin.shade, 1);
}

export function freckles(skin: Skin): string {
  return [
    [37.5, 48],
    [39.8, 49.6],
    [41.8, 48.2],
    [54.2, 48.2],
    [56.2, 49.6],
    [58.5, 48],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 0.6, skin.shade))
    .join("");
}

// Clothes

const body = "M12 96C12.5 82 25 75.5 40 71.5H56C71 75.5 83.5 82 84 96Z";

export function crew(color: string, edge: string): string {
  return path(body, color) + line("M40 71.5c1.5 7 14.5 7 16 0", edge, 2.2);
}

export function vneck(color: string, edge: string, skin: Skin): string {
  return path(body, color) + path("M40.5 71 48 84 55.5 71Z", skin.base) + line("M40 71.5 48 85 56 71.5", edge, 2);
}

export function shirt(color: string, edge: string): string {
  return (
    path(body, color) +
    line("M48 80V96", edge, 1.2) +
    path("M41 70 48 79.5 41.5 86 35.5 73ZM55 70 48 79.5 54.5 86 60.5 73Z", paper, `stroke="${edge}" stroke-width=".8"`)
  );
}

export function blazer(color: string, edge: string, blouse: string): string {
  return (
    path(body, color) +
    path("M40 71 48 94 56 71Z", blouse) +
    path("M40.5 70 48 95 41 96 32 80 36.5 78 33.5 73.2ZM55.5 70 48 95 55 96 64 80 59.5 78 62.5 73.2Z", edge)
  );
}

export function turtleneck(color: string, edge: string): string {
  return path(body, color) + rect(39.5, 65.5, 17, 10, color, 4) + line("M40.5 74.5q7.5 3 15 0", edge, 1.2);
}

export function mandarin(color: string, edge: string): string {
  return (
    path(body, color) +
    path("M39.5 68.5 48 72l8.5-3.5V75L48 79l-8.5-4Z", color) +
    line("M48 72v24M39.5 68.5 48 72l8.5-3.5", edge, 1.2)
  );
}

export function hoodie(color: string, edge: string): string {
  return (
    path(body, color) +
    path("M34 74c2-5 6-7 8-7 1 6 11 6 12 0 2 0 6 2 8 7-6 9-22 9-28 0Z", edge) +
    line("M43.5 81v8M52.5 81v8", paper, 1.4)
  );
}

// Hair

export const hair = {
  none: { back: "", front: "" },
  bob: (color: string): Hair => ({
    back: path("M29 63C24 48 26 17.5 48 17.5S72 48 67 63C64 66 60.5 65.5 58 63H38C35.5 65.5 32 66 29 63Z", color),
    front: path(
      "M32.5 43C31.5 29 38 22 45 20.5 43 29 38 35 32.5 43ZM43 20.5C56 16 68 27 65.5 44L63.5 42C60 34 51 29 43 20.5Z",
      color,
    ),
  }),
  fringe: (color: string): Hair => ({
    back: path("M28 70C24 50 26 17 48 17S72 50 68 70C65 72 61 71 59 68H37C35 71 31 72 28 70Z", color),
    front: path("M32.5 44C31 27 38 19 48 19S65 27 63.5 44L62 36.5C53 34.5 43 34.5 34 36.5Z", color),
  }),
  long: (color: string): Hair => ({
    back: path("M27 86C23 60 25 17 48 17S73 60 69 86C64 91 32 91 27 86Z", color),
    front: path(
      "M32.5 44C31 29 38 21 48 20 46 28 38 32 32.5 44ZM63.5 44C65 29 58 21 48 20 50 28 58 32 63.5 44Z",
      color,
    ),
  }),
  bun: (color: string): Hair => ({
    back: circle(48, 16.5, 7.5, color) + path("M31 46C28 26 36 17.5 48 17.5S68 26 65 46Z", color),
    front: path(
      "M32.5 42C32 29 38 21 48 20.5 45 27 37 31 32.5 42ZM63.5 42C64 29 58 21 48 20.5 51 27 59 31 63.5 42Z",
      color,
    ),
  }),
  sidePart: (color: string): Hair => ({
    back: "",
    front: path(
      "M31.8 41C29.5 26 37 16.5 49 16.5 61 16.5 67 26 64.2 41 63.6 37 63 33.5 61 30.5 54 31 46 29.5 41 26 39.5 30 35.5 31.5 34.2 35 33.4 37 33 39 31.8 41Z",
      color,
    ),
  }),
  crop: (color: string): Hair => ({
    back: "",
    front: path(
      "M32 41C30 27 37 18.5 48 18.5S66 27 64 41C63.5 36 62.5 33 60.5 31 56 28.5 40 28.5 35.5 31 33.5 33 32.5 36 32 41Z",
      color,
    ),
  }),
  quiff: (color: string, sides: string): Hair => ({
    back: "",
    front:
      path(
        "M32 41C29.5 29 35 21 42 19.5H56C62 21 66.5 29 64 41 63.6 37 63 34.5 61 32 56 30 40 30 35 32 33 34.5 32.4 37 32 41Z",
        sides,
      ) +
      path(
        "M35.5 31C30 23 34 14.5 43 14.5 49 9.5 63 12 64.5 21 65 25 63.5 28.5 62 31 57 31.5 52 29.5 49.5 26 46.5 29.5 41 31.5 35.5 31Z",
        color,
      ) +
      line("M40 25.5C41 21 45 18 50 17.5M52 22.5C55 20.5 58 20.5 60.5 22.5", sides, 1.1),
  }),
  waves: (color: string): Hair => ({
    back: "",
    front: path(
      "M32 42C27 37 29 31 31.5 29.5 29 23 35 18 39.5 19 42 14 50 13.5 53 17 59 14.5 66 20 64.5 26.5 68.5 30 68 38 64 42 63.5 37 62 33 58.5 31.5 54 33 51 31 49 28.5 46 32 40 30 38 31.5 34.5 33 33 37 32 42Z",
      color,
    ),
  }),
  swept: (color: string, strand: string): Hair => ({
    back: path("M30 50C26 26 36 15.5 48 15.5S70 26 66 50C62 53 34 53 30 50Z", color),
    front:
      path("M31 46C28 29 35 17 48 16.5 60.5 16 69 27 65.5 47 63 37 58 31 51 27 46 33 37 35 31 46Z", color) +
      line("M35 35C38 27 43 23 50 22M54 23.5C58.5 26 61.5 30 62.5 34", strand, 1.1),
  }),
  afro: (color: string): Hair => ({
    back: circle(48, 34, 26, color) + circle(27, 44, 8, color) + circle(69, 44, 8, color),
    front: path("M33 40C34.5 31 41 27.5 48 27.5S61.5 31 63 40C66 27 58 18 48 18S30 27 33 40Z", color),
  }),
  curls: (color: string): Hair => ({
    back:
      path("M26 70C20 50 26 16 48 16S76 50 70 70C66 76 30 76 26 70Z", color) +
      repeat(
        5,
        (i) => circle(25.5 + (i % 2) * 2, 36 + i * 9, 6.5, color) + circle(70.5 - (i % 2) * 2, 36 + i * 9, 6.5, color),
      ),
    front: [
      [36, 27],
      [42, 22.5],
      [48, 21],
      [54, 22.5],
      [60, 27],
      [34, 33],
      [62, 33],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, color))
      .join(""),
  }),
  thinning: (color: string): Hair => ({
    back: "",
    front:
      path(
        "M31.5 45C29.5 36 31 28 36 25 34.5 30 34.5 34 33.6 38ZM64.5 45C66.5 36 65 28 60 25 61.5 30 61.5 34 62.4 38Z",
        color,
      ) + path("M37 25C41 19.5 55 19.5 59 25 52 22.5 44 22.5 37 25Z", color),
  }),
} as const;

// Coverings

export function turban(color: string, fold: string): Hair {
  return {
    back: "",
    front:
      path("M29.5 40C25 24 34 9.5 48.5 9.5S71 24 66.5 40C62 31.5 55 28 48 28S34 31.5 29.5 40Z", color) +
      line(
        "M30 34C36 24 50 16 62 14.5M31.5 27C38 19 46 14 55 11.5M66 34C60 25 52 20 44 17.5M48 28C44 22 42 20 38 18",
        fold,
        1.2,
      ),
  };
}

/** A veil: back behind the shoulders, an opening for the face, and the end thrown over. */
export function veil(color: string, fold: string): Hair & { over: string } {
  return {
    back: path("M24 80C27 66 27 56 27.5 44 28 26 36 14.5 48 14.5S68 26 68.5 44C69 56 69 66 72 80Z", color),
    front:
      path(
        "M27.5 44C28 26 36 14.5 48 14.5S68 26 68.5 44C68.5 58 64 68 56 74H40C32 68 27.5 58 27.5 44ZM35 42C35 54 41 62 48 62S61 54 61 42C61 32 56 26.5 48 26.5S35 32 35 42Z",
        color,
        'fill-rule="evenodd"',
      ) + line("M31.5 38C32 27 39 19.5 48 19.5", fold, 1.1),
    over:
      path("M33 64C40 73 56 73 63 64 74 71 82 80 83 96H13C14 82 22 71 33 64Z", color) +
      line("M34 66C42 76 56 77 70 88M61 67C54 76 44 80 30 84M26 72C30 80 34 86 44 96", fold, 1.2),
  };
}

// Beards

const fullBeard =
  "M33.3 43C33 58 38 68 48 68S63 58 62.7 43C61.5 49 58.5 51.5 55 51.5 51.5 49.5 44.5 49.5 41 51.5 37.5 51.5 34.5 49 33.3 43Z";

export const beards = {
  full: (color: string): string => path(fullBeard, color),
  short: (color: string): string =>
    path(
      "M33.3 43C33.3 55 39 63.5 48 63.5S62.7 55 62.7 43C61.5 49.5 58.5 52 55 52 51.5 50.2 44.5 50.2 41 52 37.5 52 34.5 49.5 33.3 43Z",
      color,
    ),
  stubble: (color: string): string =>
    group(
      'opacity=".28"',
      path(
        "M33.3 43C33.3 55 39 62 48 62S62.7 55 62.7 43C61.5 49.5 58.5 52 55 52 51.5 50.2 44.5 50.2 41 52 37.5 52 34.5 49.5 33.3 43Z",
        color,
      ),
    ),
  moustache: (color: string): string =>
    path(
      "M41.5 53.2C43 50.4 46.5 50 48 51.2 49.5 50 53 50.4 54.5 53.2 52 53.8 50 52.8 48 52.8S44 53.8 41.5 53.2Z",
      color,
    ),
} as const;

// Glasses

export function roundGlasses(color: string): string {
  return (
    circle(42, 43.5, 5.2, "none", `stroke="${color}" stroke-width="1.4"`) +
    circle(54, 43.5, 5.2, "none", `stroke="${color}" stroke-width="1.4"`) +
    line("M47.2 43q.8-.8 1.6 0M36.8 42.5 33.5 42M59.2 42.5 62.5 42", color, 1.3)
  );
}

export function squareGlasses(color: string): string {
  const frame = `stroke="${color}" stroke-width="1.6"`;
  return (
    rect(36.2, 39.4, 10.4, 8.2, "none", 2.6, frame) +
    rect(49.4, 39.4, 10.4, 8.2, "none", 2.6, frame) +
    line("M46.6 42.5q1.4-1 2.8 0M36.2 42 33 41.5M59.8 42 63 41.5", color, 1.4)
  );
}
