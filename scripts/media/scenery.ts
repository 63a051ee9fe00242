/** What the scenes are built of: houses, blocks, trees, clouds, people and cups. */
import {
  boxes,
  circle,
  clay,
  ellipse,
  grid,
  group,
  ink,
  line,
  moss,
  ochre,
  paper,
  path,
  rect,
  slate,
  teal,
} from "./svg.ts";

export const sky = "#DCE8EC";
export const dusk = "#3F5870";
export const water = "#9DBFC4";
export const grass = "#B4C399";
export const pavement = "#E4DACB";

export function cloud(x: number, y: number, size: number, color = paper): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path("M0 20C-10 20-12 6 0 5 2-5 18-7 22 2 34-3 42 12 32 20Z", color),
  );
}

/** A round tree standing on y. */
export function tree(x: number, y: number, size: number, crown: string = moss.deep): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    line("M0 0V-30M0-14 9-24M0-18-8-28", "#6B5443", 4),
    path("M0-78C18-78 24-64 22-56 32-50 30-30 14-30 6-26-8-26-14-30-30-30-32-50-22-56-24-64-18-78 0-78Z", crown),
    line("M-12-56C-8-62 0-64 6-62M2-44C8-46 12-44 16-40", paper, 1.5, 'opacity=".35"'),
  );
}

/** A rain tree: a wide flat crown. */
export function rainTree(x: number, y: number, size: number, crown: string = moss.deep): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    line("M0 0C-2-20 2-30 0-40M0-30C-14-44-26-48-36-50M0-34C12-46 26-50 38-52", "#6B5443", 4.5),
    path("M-64-50C-64-70-40-78-28-76-18-92 22-92 32-78 50-80 66-68 64-50 40-44-40-44-64-50Z", crown),
  );
}

export function palm(x: number, y: number, size: number, leaf: string = moss.deep): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    line("M0 0C-2-20-4-40 2-62", "#8A6B52", 5),
    path(
      "M2-62C-8-82-28-82-38-70-22-74-10-70 2-62ZM2-62C-14-66-30-58-32-44-20-56-8-60 2-62ZM2-62C12-82 32-82 42-70 26-74 14-70 2-62ZM2-62C18-66 34-58 36-44 24-56 12-60 2-62ZM2-62C-2-78 2-90 10-96 12-84 8-72 2-62Z",
      leaf,
    ),
  );
}

/** A housing block: bands of windows over a void deck, standing on y. */
export function block(x: number, y: number, columns: number, floors: number, color: string, band: string): string {
  const width = columns * 18 + 12;
  const height = floors * 20 + 30;
  return group(
    `transform="translate(${x} ${y - height})"`,
    rect(0, 0, width, height, color),
    rect(-3, -5, width + 6, 6, band),
    boxes(grid(1, floors, 0, 10, 0, 20), width, 13, paper, 'opacity=".38"'),
    boxes(grid(columns, floors, 9, 11, 18, 20), 12, 11, slate.deep, 'opacity=".72"'),
    rect(0, height - 18, width, 18, ink, 0, 'opacity=".28"'),
    boxes(grid(columns + 1, 1, 3, height - 18, 18, 0), 4, 18, color),
  );
}

/** A shophouse of two storeys and an arcade, 92 wide and 178 high, standing on y. */
export function shophouse(x: number, y: number, wall: string, shutter: string): string {
  const lefts = [9, 37, 65];
  const slats = lefts
    .map((left) => `M${left + 9} 27V98${[40, 46, 52, 82, 88, 94].map((top) => `M${left + 2} ${top}h5m4 0h5`).join("")}`)
    .join("");
  return group(
    `transform="translate(${x} ${y - 178})"`,
    path("M-3 0H95L92 14H0Z", clay.deep),
    line("M6 3 5 12M18 3 17.5 12M30 3V12M46 3V12M62 3V12M74 3 74.5 12M86 3 87 12", "#8F4731", 1.2),
    rect(0, 14, 92, 164, wall),
    rect(0, 14, 92, 7, paper, 0, 'opacity=".8"'),
    path(lefts.map((left) => `M${left} 58V36a9 9 0 0 1 18 0V58ZM${left} 76h18v22h-18Z`).join(""), shutter),
    line(slats, paper, 1, 'opacity=".7"'),
    rect(0, 66, 92, 5, paper, 0, 'opacity=".8"'),
    path("M-3 106H95L90 118H2Z", clay.soft),
    rect(8, 118, 76, 60, ink, 0, 'opacity=".55"'),
    rect(36, 134, 22, 44, shutter),
    circle(54, 157, 1.5, ochre.soft),
    path("M0 118H92V178H84V136C84 122 8 122 8 136V178H0Z", wall),
  );
}

/** Towers of a city that could be anywhere near the equator. */
export function skyline(x: number, y: number, color: string, light: string): string {
  const towers: [number, number, number][] = [
    [0, 30, 92],
    [34, 22, 128],
    [60, 34, 76],
    [98, 20, 150],
    [122, 30, 110],
    [156, 18, 86],
    [178, 36, 136],
    [218, 24, 98],
    [246, 30, 70],
  ];
  return group(
    `transform="translate(${x} ${y})"`,
    path(
      towers.map(([left, width, height], i) => `M${left} 0V${-height}l${width} ${i % 3 === 1 ? -16 : 0}V0Z`).join(""),
      color,
    ),
    line(
      towers
        .map(([left, width, height]) =>
          [12, 26, 40].map((drop) => `M${left + 6} ${drop - height}h${width - 12}`).join(""),
        )
        .join(""),
      light,
      1.5,
      'opacity=".5"',
    ),
  );
}

/** A cup of kopi seen from the side. */
export function kopi(x: number, y: number, size: number): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    ellipse(0, 0, 34, 6, paper),
    ellipse(0, -1, 26, 4, "#DAD5CA"),
    path("M-22-34H22C22-14 16-3 8-3H-8C-16-3-22-14-22-34Z", paper),
    line("M21-28C34-30 34-12 17-12", paper, 5),
    path("M-20.8-24C-8-18 8-30 20.8-24", "none", `stroke="${teal.deep}" stroke-width="2.5"`),
    ellipse(0, -34, 22, 4.5, "#5B3824"),
    line("M-6-44C-10-50-2-54-6-60M6-44C2-50 10-54 6-60", slate.soft, 2),
  );
}

/** A person seen from afar, standing on y. */
export function figure(x: number, y: number, skin: string, top: string, legs: string = ink): string {
  return group(
    `transform="translate(${x} ${y})"`,
    line("M-4-22V0M4-22V0", legs, 6),
    path("M-10-22C-10-42-8-50 0-50S10-42 10-22Z", top),
    circle(0, -58, 7.5, skin),
    path("M-8-58C-9-68 9-68 8-58 4-62-4-62-8-58Z", ink),
  );
}
