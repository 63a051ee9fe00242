/** Pictures of the profile: a cover and nine photos of Singapore, drawn. */
import {
  block,
  cloud,
  dusk,
  grass,
  kopi,
  palm,
  pavement,
  rainTree,
  shophouse,
  sky,
  skyline,
  tree,
  water,
} from "./scenery.ts";
import {
  at,
  boxes,
  circle,
  clay,
  dots,
  ellipse,
  grid,
  group,
  ink,
  line,
  moss,
  ochre,
  paper,
  path,
  picture,
  plum,
  rect,
  repeat,
  slate,
  teal,
} from "./svg.ts";

const photo = (...parts: string[]): string => picture(480, 360, ...parts);
const steel = "#C4CDD2";
const inkFan = "#5B4A3E";

const shophouses = photo(
  rect(0, 0, 480, 360, sky),
  circle(396, 66, 26, ochre.soft),
  cloud(60, 56, 1.6),
  cloud(250, 40, 1.1),
  rect(0, 312, 480, 48, pavement),
  line("M0 330H480", paper, 2, 'stroke-dasharray="22 16"'),
  at(
    6,
    48,
    group(
      'transform="scale(1.24)"',
      shophouse(0, 213, teal.soft, teal.deep),
      shophouse(94, 213, ochre.pale, clay.deep),
      shophouse(188, 213, "#E3B5A4", moss.deep),
      shophouse(282, 213, slate.soft, plum.deep),
    ),
  ),
);

/** A tower of steel with a crown of branches and plants up its trunk. */
const tower = (x: number, y: number, size: number, crown: string): string =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path("M-14 0C-8-60-8-120-12-170H12C8-120 8-60 14 0Z", plum.deep),
    path("M-10-20C-4-60-6-110-10-150L-2-168C0-110 0-60-4 0ZM4 0C6-50 4-110 8-160L11-150C7-100 8-60 11-20Z", moss.deep),
    line(
      repeat(9, (i) => `M0-150C${(i - 4) * 6}-186 ${(i - 4) * 14}-196 ${(i - 4) * 19}-${216 - Math.abs(i - 4) * 3}`),
      crown,
      3,
    ),
    line("M-76-205C-40-196 40-196 76-205M-50-196C-26-188 26-188 50-196", crown, 2.5),
    dots(
      Array.from({ length: 9 }, (_, i) => [(i - 4) * 19, Math.abs(i - 4) * 3 - 216]),
      3,
      ochre.soft,
    ),
  );

const garden = photo(
  rect(0, 0, 480, 360, dusk),
  circle(400, 70, 24, ochre.pale),
  dots(
    Array.from({ length: 12 }, (_, i) => [((i * 97) % 470) + 6, ((i * 53) % 120) + 12]),
    1.3,
    paper,
    'opacity=".7"',
  ),
  at(0, 310, skyline(220, 0, "#34495E", ochre.soft)),
  tower(130, 320, 1.2, "#C79BB8"),
  tower(276, 320, 0.86, "#D6AFC8"),
  tower(388, 322, 1.02, "#C79BB8"),
  path("M0 300C80 276 160 300 240 296S400 280 480 300V360H0Z", "#2E4A45"),
  path("M0 330C120 312 300 330 480 318V360H0Z", "#24403C"),
);

const hawker = photo(
  rect(0, 0, 480, 360, ochre.pale),
  path("M0 0H480V64L240 30 0 64Z", clay.deep),
  path("M0 64 240 30 480 64V76L240 42 0 76Z", "#8F4731"),
  repeat(3, (i) =>
    at(
      100 + i * 140,
      78,
      line("M0-30V0", ink, 3),
      ellipse(-20, 2, 20, 4, inkFan),
      ellipse(20, 2, 20, 4, inkFan),
      circle(0, 2, 5, ink),
    ),
  ),
  repeat(4, (i) =>
    at(
      8 + i * 118,
      118,
      rect(0, 0, 108, 104, [slate.deep, teal.deep, plum.deep, moss.deep][i]!, 3),
      rect(6, 6, 96, 20, paper, 2),
      line(`M16 16h${[44, 60, 36, 52][i]}`, [slate.deep, teal.deep, plum.deep, moss.deep][i]!, 4),
      rect(8, 34, 92, 36, "#FBEFC9", 2),
      circle(30, 52, 9, "#C9965F"),
      circle(52, 52, 9, "#B5713C"),
      rect(72, 42, 18, 20, clay.soft, 2),
      rect(0, 78, 108, 8, steel),
      rect(0, 86, 108, 18, ink, 0, 'opacity=".25"'),
    ),
  ),
  rect(0, 222, 480, 138, "#D9C6A4"),
  line("M0 262H480M0 312H480", "#C9B48E", 2),
  repeat(3, (i) =>
    at(
      86 + i * 156,
      286,
      ellipse(0, 44, 56, 7, ink, 'opacity=".12"'),
      rect(-5, 0, 10, 44, steel),
      ellipse(0, 0, 58, 13, paper),
      ellipse(0, -2, 58, 13, ["#E8EDEE", "#EEE6D8", "#E8EDEE"][i]!),
      ellipse(-20, -5, 15, 5, [clay.soft, teal.soft, ochre.soft][i]!),
      ellipse(14, -3, 13, 4.5, paper),
      ellipse(14, -4, 9, 2.5, [moss.deep, clay.deep, "#5B3824"][i]!),
      circle(-66, 18, 13, [teal.deep, ochre.deep, teal.deep][i]!),
      rect(-69, 26, 6, 26, ink),
      circle(66, 18, 13, [clay.deep, slate.deep, plum.deep][i]!),
      rect(63, 26, 6, 26, ink),
    ),
  ),
);

const train = photo(
  rect(0, 0, 480, 360, sky),
  cloud(70, 50, 1.4),
  cloud(320, 36, 1.7),
  block(14, 262, 6, 9, "#E3C9BC", clay.deep),
  block(350, 262, 6, 8, teal.pale, teal.deep),
  block(180, 262, 5, 6, ochre.pale, ochre.deep),
  path("M0 300C120 286 360 286 480 300V360H0Z", grass),
  tree(150, 316, 0.8),
  tree(320, 320, 0.9, moss.soft),
  tree(458, 320, 0.8),
  rect(0, 214, 480, 16, "#B9C0C2"),
  rect(0, 210, 480, 6, "#D5DADB"),
  repeat(3, (i) => path(`M${60 + i * 170} 230h34l-8 12v84h-18v-84Z`, "#A9B2B5")),
  repeat(3, (i) =>
    at(
      20 + i * 150,
      160,
      rect(0, 0, 146, 50, paper, i === 2 ? 14 : 6),
      rect(0, 34, 146, 7, clay.deep),
      boxes(grid(4, 1, 10, 9, 33, 0), 24, 18, slate.deep),
      rect(69, 8, 3, 40, slate.soft),
    ),
  ),
  rect(20, 208, 446, 4, ink),
);

const canal = photo(
  rect(0, 0, 480, 360, sky),
  cloud(60, 50, 1.5),
  circle(390, 70, 24, ochre.soft),
  block(20, 176, 5, 4, "#E6DDD0", slate.deep),
  block(150, 176, 4, 3, "#DFCFC6", clay.deep),
  path("M0 176C140 160 340 160 480 172V360H0Z", grass),
  path("M300 172C320 240 380 300 480 340V190C420 180 360 172 300 172Z", water),
  line("M372 214h34M404 250h40M352 192h22M436 286h26", paper, 2.5, 'opacity=".8"'),
  path("M230 176C200 250 150 310 60 360H300C296 290 270 230 252 176Z", pavement),
  line("M242 190C236 240 214 300 180 352", paper, 3, 'stroke-dasharray="16 14"'),
  rainTree(86, 250, 1.25),
  tree(330, 190, 0.5, moss.soft),
  tree(296, 186, 0.6),
  tree(60, 330, 0.9, moss.soft),
  at(
    222,
    316,
    circle(-26, 0, 20, "none", `stroke="${ink}" stroke-width="4"`),
    circle(32, 0, 20, "none", `stroke="${ink}" stroke-width="4"`),
    line("M-26 0-8-30 24-30 4 0ZM-8-30-12-40M24-30 32 0M24-30 20-44 30-46", clay.deep, 4),
    line("M-10-44 4-24 0 0", slate.deep, 8),
    line("M-10-46C-6-64 6-72 14-74L26-46", teal.deep, 9),
    circle(20, -88, 9, "#B67C54"),
    path("M8-90C8-104 32-104 33-90Z", ochre.deep),
  ),
);

const rooms = grid(6, 6, 14, 0, 78, 62);

const flats = photo(
  rect(0, 0, 480, 360, "#E8D5C4"),
  repeat(6, (floor) => rect(0, floor * 62 + 40, 480, 20, "#D3BBA6")),
  boxes(rooms, 56, 36, slate.deep),
  boxes(
    rooms.map(([x, y]) => [x + 2, y + 2]),
    25,
    32,
    "#6F8BA3",
  ),
  boxes(
    rooms.map(([x, y]) => [x + 29, y + 2]),
    25,
    32,
    "#5D7A93",
  ),
  boxes(
    rooms.filter((_, i) => i % 7 === 3).map(([x, y]) => [x + 29, y + 2]),
    25,
    32,
    "#8BA2B5",
  ),
  boxes(
    rooms.filter((_, i) => i % 5 === 0).map(([x, y]) => [x + 2, y + 2]),
    25,
    32,
    ochre.pale,
  ),
  path(
    rooms
      .filter((_, i) => i % 8 === 2)
      .map(([x, y]) => `M${x + 6} ${y + 42}c-4-12 8-12 6 0ZM${x + 14} ${y + 42}c-4-14 10-14 6 0Z`)
      .join(""),
    moss.deep,
  ),
  repeat(5, (i) =>
    at(
      [30, 186, 342, 108, 264][i]!,
      [104, 42, 104, 228, 290][i]!,
      line("M0 0 92 26", "#9B7A5A", 4),
      [clay.deep, paper, teal.deep, ochre.deep]
        .map((color, n) =>
          path(
            `M${8 + n * 20} ${4 + n * 5.5}l17 5v${22 + ((n + i) % 3) * 6}l-17-5Z`,
            [color, slate.soft, plum.soft, moss.soft, color][(n + i) % 5]!,
          ),
        )
        .join(""),
    ),
  ),
);

const boat = (x: number, y: number, size: number, hull: string): string =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path("M-60-14C-30-8 30-8 64-20L54 6H-46Z", hull),
    line("M-58-12C-30-6 30-6 62-18", clay.soft, 3),
    path("M-32-12V-34H28V-14Z", "#6B4A38"),
    path("M-38-34C-20-42 16-42 34-34Z", clay.deep),
    boxes(grid(4, 1, -26, -30, 14, 0), 9, 11, ochre.pale),
    circle(54, -11, 3, paper),
    circle(54, -11, 1.3, ink),
    line("M-60 10H70M-40 16H40", paper, 2, 'opacity=".7"'),
  );

const harbour = photo(
  rect(0, 0, 480, 360, "#EBDCCB"),
  circle(110, 96, 34, "#E8B98F"),
  cloud(300, 56, 1.5, "#F6EDE2"),
  at(0, 212, skyline(30, 0, slate.soft, paper), skyline(236, 0, slate.deep, ochre.soft)),
  rect(0, 206, 480, 12, "#7E8F86"),
  repeat(8, (i) => tree(24 + i * 62, 210, 0.42, i % 2 ? moss.deep : moss.soft)),
  rect(0, 216, 480, 144, water),
  path("M0 216H480V226C320 234 160 220 0 230Z", "#86ABB1"),
  line("M40 250h50M150 244h34M360 252h60M250 338h50M40 336h44", paper, 2.5, 'opacity=".7"'),
  boat(330, 270, 0.8, "#3D5A4C"),
  boat(160, 314, 1.25, teal.deep),
);

const bloom = (x: number, y: number, size: number, petal: string, heart: string): string =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    repeat(3, (i) => group(`transform="rotate(${i * 120})"`, path("M0 0C-16-12-14-36 0-42 14-36 16-12 0 0Z", petal))),
    path(
      "M0 2C-24-26-46-14-44 2-40 18-14 16 0 2ZM0 2C24-26 46-14 44 2 40 18 14 16 0 2Z",
      petal,
      'stroke="#fff" stroke-opacity=".35"',
    ),
    path("M0-4C-12 4-12 18 0 28 12 18 12 4 0-4Z", heart),
    circle(0, -1, 4.5, ochre.soft),
    line("M-30-2C-20-4-12-2-6 0M30-2C20-4 12-2 6 0M0-34V-14", paper, 1.5, 'opacity=".6"'),
  );

const orchids = photo(
  rect(0, 0, 480, 360, "#D3DFCC"),
  path("M0 300C100 240 180 320 260 360H0Z", moss.soft),
  path("M480 280C400 250 330 300 300 360H480Z", moss.soft),
  line("M60 360C90 240 180 120 380 70", moss.deep, 6),
  line("M180 360C230 280 320 240 430 230", moss.deep, 6),
  path(
    "M60 360C20 300 10 230 30 170 70 220 84 290 80 360ZM90 360C100 300 150 260 200 250 190 300 150 350 130 360Z",
    moss.deep,
  ),
  path("M36 190C50 240 64 300 66 352", "none", `stroke="${moss.soft}" stroke-width="2"`),
  bloom(150, 190, 1.25, plum.soft, plum.deep),
  bloom(236, 122, 1.15, "#C9A3BF", plum.deep),
  bloom(324, 84, 0.95, plum.soft, plum.deep),
  bloom(396, 66, 0.6, "#C9A3BF", plum.deep),
  bloom(270, 272, 1.1, "#F0E3D0", clay.deep),
  bloom(352, 236, 0.95, "#F5ECDD", clay.deep),
  bloom(424, 228, 0.65, "#F0E3D0", clay.deep),
);

const toast = photo(
  rect(0, 0, 480, 360, "#E9E4DA"),
  rect(0, 214, 480, 146, "#C9AE8C"),
  line("M0 262H480M0 318H480M130 214V262M330 262V318M210 318V360", "#B59873", 2),
  boxes(grid(5, 1, 0, 150, 96, 0), 46, 62, "#F3EFE6"),
  boxes(grid(5, 1, 48, 150, 96, 0), 46, 62, teal.pale),
  path(
    repeat(5, (i) => `M${71 + i * 96} 165l10 16-10 16-10-16Z`),
    teal.soft,
  ),
  ellipse(168, 306, 140, 26, ink, 'opacity=".1"'),
  ellipse(168, 296, 138, 30, paper),
  ellipse(168, 293, 112, 22, "#E7E2D6"),
  at(
    84,
    214,
    path("M0 62 16 30H164L150 62Z", "#A9713F"),
    path("M16 30 28 10H170L164 30Z", "#E1B778"),
    rect(0, 62, 150, 16, "#B97F48", 3),
    rect(2, 54, 148, 9, moss.soft, 3),
    rect(8, 48, 144, 8, "#F4E2A8", 3),
    path("M14 48 22 30H160L152 48Z", "#D9A565"),
    line("M40 40 46 22M74 40 78 22M108 40 112 22", "#A9713F", 2),
  ),
  kopi(376, 292, 1.9),
  ellipse(300, 330, 44, 9, paper),
  ellipse(300, 326, 34, 6, "#F8EFD2"),
  ellipse(292, 325, 10, 3.5, ochre.deep),
  ellipse(312, 326, 10, 3.5, ochre.deep),
);

export const photos = [shophouses, garden, hawker, train, canal, flats, harbour, orchids, toast];

export const cover = picture(
  1200,
  320,
  rect(0, 0, 1200, 320, "#D5E4E4"),
  circle(930, 84, 38, "#F0D9A8"),
  cloud(140, 50, 1.8),
  cloud(560, 34, 1.3),
  cloud(1060, 60, 1.6),
  at(0, 246, skyline(430, 0, "#B4C9CF", paper), skyline(690, 0, "#A3BCC4", paper)),
  block(30, 262, 9, 7, "#E8D5C4", clay.deep),
  block(232, 262, 6, 5, ochre.pale, ochre.deep),
  block(1000, 262, 8, 8, teal.pale, teal.deep),
  path("M0 252C200 236 420 262 640 252S1040 240 1200 252V320H0Z", grass),
  path("M0 320V296C240 276 460 306 700 290S1080 280 1200 294V320Z", water),
  line("M120 306h60M420 310h44M780 302h70M1010 308h50", paper, 2.5, 'opacity=".75"'),
  rainTree(400, 276, 1.3),
  tree(210, 276, 0.9),
  tree(498, 272, 0.8, moss.soft),
  palm(610, 280, 1.1),
  palm(652, 282, 0.8, moss.soft),
  tree(760, 272, 0.9),
  rainTree(900, 276, 1.15, "#56703F"),
  tree(986, 278, 0.8, moss.soft),
  palm(1150, 282, 1.1),
);

/** A room through the day, in four seconds and once: the sun passes, the blinds come down, the lamp goes on. */
const move = (name: string, values: string, kind = ""): string =>
  `<animate${kind} attributeName="${name}" values="${values}" dur="4s" fill="freeze"/>`;
export const room = picture(
  640,
  360,
  `<rect width="640" height="360" fill="#EFE7DA">${move("fill", "#EFE7DA;#EFE7DA;#C9C2BE")}</rect>`,
  rect(0, 296, 640, 64, "#B99C78"),
  `<rect x="70" y="50" width="260" height="170" fill="${sky}">${move("fill", `${sky};#F1DCC0;${dusk}`)}</rect>`,
  `<circle cx="110" cy="150" r="22" fill="${ochre.soft}">${move("cx", "110;200;300")}${move("cy", "150;90;196")}</circle>`,
  at(80, 220, group('transform="scale(.9)"', skyline(0, 0, slate.soft, paper))),
  rect(62, 220, 276, 96, "#EFE7DA", 0, 'opacity="0"'),
  `<g><animateTransform attributeName="transform" type="translate" values="0 -120;0 -120;0 0" dur="4s" fill="freeze"/>${repeat(8, (i) => rect(70, 50 + i * 15, 260, 9, paper, 2, 'opacity=".9"'))}</g>`,
  rect(60, 0, 280, 48, "#EFE7DA"),
  rect(62, 42, 276, 10, ink, 3),
  line("M70 50V220H330V50M200 50V220", ink, 5),
  rect(58, 220, 284, 10, ink, 3),
  `<path d="M470 96 420 232H560L510 96Z" fill="#FBE7B4" opacity="0">${move("opacity", "0;0;.75")}</path>`,
  line("M490 0V70", ink, 3),
  path("M460 100C460 80 474 70 490 70S520 80 520 100Z", clay.deep),
  rect(380, 232, 220, 12, "#8A6546", 4),
  line("M400 244V318M580 244V318", ink, 6),
  kopi(440, 230, 0.7),
  rect(500, 180, 70, 46, ink, 4),
  rect(504, 184, 62, 38, teal.pale, 2),
  rect(530, 226, 10, 6, ink),
  palm(30, 318, 1.1),
  rect(12, 300, 38, 34, clay.deep, 4),
);
