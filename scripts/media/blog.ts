/** Wide pictures of the sample blog posts, in their order. */
import { block, cloud, figure, kopi, palm, rainTree, sky, skyline } from "./scenery.ts";
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

const wide = (...parts: string[]): string => picture(800, 420, ...parts);
const steel = "#C4CDD2";
const wood = "#B08A63";
const fair = "#EBC29E";
const brown = "#B67C54";
const deep = "#684131";

/** Lines of writing, given by their lengths. */
const writing = (x: number, y: number, lengths: readonly number[], color: string, gap = 14, weight = 4): string =>
  line(lengths.map((length, i) => `M${x} ${y + i * gap}h${length}`).join(""), color, weight);

const quietHour = wide(
  rect(0, 0, 800, 420, "#2C3E50"),
  rect(70, 48, 300, 214, "#1E2B38", 4),
  at(84, 262, skyline(0, 0, "#31475A", ochre.soft)),
  circle(300, 96, 20, ochre.pale),
  line("M70 262V48H370V262M220 48V262", "#4A6075", 6),
  rect(58, 258, 324, 12, "#4A6075", 3),
  rect(0, 340, 800, 80, "#22303D"),
  rect(60, 326, 680, 18, wood, 4),
  path("M560 132 440 326H700L640 132Z", ochre.soft, 'opacity=".16"'),
  rect(404, 150, 220, 144, ink, 10),
  rect(412, 158, 204, 122, paper, 4),
  rect(494, 294, 40, 22, steel),
  rect(464, 314, 100, 12, steel, 5),
  [
    ["#0F766E", 40],
    [ochre.deep, 58],
    [plum.deep, 34],
  ]
    .map(([color, height], i) =>
      at(
        428 + i * 62,
        172,
        rect(0, 0, 50, 44, "#ECEAE2", 4),
        rect(8, 10, 34, 8, color as string, 3),
        writing(10, 30, [22], steel),
        rect(6, 96 - (height as number) + 4, 38, height as number, color as string, 3, 'opacity=".9"'),
      ),
    )
    .join(""),
  line("M660 326V176L600 132", "#131C24", 7),
  path("M606 112 628 142 574 158C560 150 558 138 560 128Z", teal.deep),
  circle(660, 176, 6, ochre.deep),
  kopi(330, 326, 1.2),
  path("M150 326h60l-6-44h-48Z", clay.deep),
  path(
    "M180 282C176 244 150 236 138 232 140 258 156 274 180 282ZM180 282C178 240 186 222 196 208 208 236 202 264 180 282ZM180 282C190 256 210 246 226 248 220 268 204 280 180 282Z",
    moss.soft,
  ),
);

/** A desk from above, with or without someone at it. */
const desk = (x: number, y: number, top: string | null): string =>
  at(
    x,
    y,
    rect(0, 0, 108, 60, "#E3C9A0", 6),
    rect(28, 10, 52, 8, ink, 3),
    rect(34, 24, 40, 13, paper, 3),
    circle(94, 40, 7, clay.soft),
    circle(54, 78, 20, "#7C8D98", top ? "" : 'opacity=".45"'),
    top ? ellipse(54, 76, 22, 13, top) + circle(54, 74, 10, ink) + circle(54, 71, 8, "#3B2A22") : "",
  );

const twelveDesks = wide(
  rect(0, 0, 800, 420, "#EAE6DC"),
  line(
    "M0 70H800M0 140H800M0 210H800M0 280H800M0 350H800M133 0V420M266 0V420M400 0V420M533 0V420M666 0V420",
    "#DFD9CB",
    2,
  ),
  rect(40, 20, 720, 8, slate.soft, 4),
  [teal.deep, null, clay.deep, null, ochre.deep, plum.deep, slate.deep, null, null, teal.soft, moss.deep, clay.soft]
    .map((top, i) => desk(62 + (i % 4) * 136, 52 + Math.floor(i / 4) * 118, top))
    .join(""),
  circle(680, 222, 62, "#D8B98C"),
  circle(680, 222, 50, "#E3C9A0"),
  circle(662, 206, 10, paper),
  circle(662, 206, 7, "#5B3824"),
  rect(686, 220, 26, 18, paper, 2, 'transform="rotate(14 699 229)"'),
  [
    [608, 190, teal.deep],
    [752, 190, ochre.deep],
    [612, 262, plum.deep],
    [748, 262, clay.deep],
    [680, 132, slate.deep],
    [680, 312, moss.deep],
  ]
    .map(
      ([x, y, top]) =>
        ellipse(x as number, y as number, 20, 16, top as string) + circle(x as number, y as number, 10, ink),
    )
    .join(""),
  circle(716, 372, 22, moss.deep),
  circle(734, 360, 14, moss.soft),
  circle(700, 358, 13, moss.soft),
  circle(718, 366, 7, moss.pale),
);

const questions = wide(
  rect(0, 0, 800, 420, plum.pale),
  ellipse(400, 392, 330, 12, ink, 'opacity=".08"'),
  group(
    'transform="rotate(-5 240 220)"',
    rect(116, 60, 240, 316, plum.soft, 8),
    rect(104, 48, 240, 316, paper, 8),
    writing(132, 86, [120], plum.deep, 0, 8),
    writing(132, 118, [180, 160, 176, 90], "#CFC6CB", 18, 5),
    line("M128 196H320", "#E7DFE4", 2),
    writing(132, 222, [170, 184, 120, 150, 80], "#CFC6CB", 18, 5),
    line("M120 74 330 338", clay.deep, 6),
  ),
  [
    [400, 52, 176, teal.deep, 0],
    [470, 152, 220, ochre.deep, 1],
    [410, 252, 200, slate.deep, 0],
  ]
    .map(([x, y, width, color, side]) =>
      at(
        x as number,
        y as number,
        rect(0, 0, width as number, 74, color as string, 16),
        side
          ? path(`M${(width as number) - 44} 70h30l8 26Z`, color as string)
          : path("M14 70h30l-38 26Z", color as string),
        line("M24 28C24 14 46 14 46 28 46 37 35 36 35 46", paper, 5.5),
        circle(35, 57, 3.6, paper),
        writing(66, 30, [(width as number) - 96, (width as number) - 126], paper, 18, 5),
      ),
    )
    .join(""),
  palm(706, 392, 1.5),
  circle(640, 96, 28, ochre.soft),
);

const payslip = wide(
  rect(0, 0, 800, 420, teal.pale),
  rect(0, 330, 800, 90, "#B9D2CD"),
  group(
    'transform="rotate(3 400 220)"',
    rect(268, 40, 272, 350, "#A9C7C1", 6),
    rect(260, 32, 272, 350, paper, 6),
    rect(260, 32, 272, 84, teal.deep, 6),
    rect(260, 104, 272, 12, teal.deep),
    writing(282, 58, [70], teal.pale, 0, 5),
    line("M294 74C284 74 284 84 294 85S304 97 293 97M294 70V101", paper, 3.5),
    boxes(
      [
        [316, 76],
        [330, 76],
        [352, 76],
        [366, 76],
        [380, 76],
      ],
      9,
      20,
      paper,
    ),
    circle(345, 95, 2, paper),
    [142, 166, 190, 226, 250, 288]
      .map(
        (y, i) =>
          writing(282, y, [[110, 84, 96, 120, 72, 104][i]!], "#B9C2C0", 0, 5) +
          writing(468, y, [[42, 36, 44, 40, 32, 44][i]!], i > 2 && i < 5 ? clay.deep : ink, 0, 5),
      )
      .join(""),
    line("M282 208H512M282 270H512", "#DDE3E1", 2),
    rect(282, 312, 90, 46, teal.pale, 4),
    rect(386, 312, 126, 46, ochre.pale, 4),
    writing(294, 328, [50, 34], teal.deep, 14, 4),
    writing(398, 328, [70, 88], ochre.deep, 14, 4),
  ),
  line("M590 268C600 246 640 240 664 252", ink, 6),
  circle(570, 300, 46, "#EAF2F0", `stroke="${ink}" stroke-width="7"`),
  circle(690, 286, 46, "#EAF2F0", `stroke="${ink}" stroke-width="7"`),
  line("M614 288Q630 276 646 284M734 276C760 262 770 268 776 280", ink, 6),
  line("M548 288Q556 276 568 274M668 274Q676 262 688 260", paper, 5),
  at(130, 330, kopi(0, 0, 2)),
  at(
    66,
    120,
    circle(40, 40, 34, ochre.deep),
    circle(40, 40, 26, ochre.soft),
    line("M40 24V56M48 30C44 26 32 26 32 34S48 40 48 47 36 55 31 49", "#8A6118", 4),
  ),
  at(140, 96, circle(26, 26, 20, slate.soft), circle(26, 26, 14, slate.pale)),
);

const lunch = wide(
  rect(0, 0, 800, 420, "#D8B78C"),
  line("M0 84H800M0 168H800M0 252H800M0 336H800", "#C9A679", 3),
  rect(120, 58, 470, 304, teal.deep, 28),
  rect(134, 72, 442, 276, "#12867D", 20),
  circle(278, 212, 112, paper),
  circle(278, 212, 92, "#EFEBE1"),
  circle(244, 196, 46, "#FAF7EE"),
  dots(grid(5, 4, 216, 176, 13, 12), 2, "#E2DCCB"),
  path("M270 170C330 150 366 190 352 236 340 274 296 276 286 244 280 222 256 196 270 170Z", "#D79A5B"),
  line("M292 184 334 204M286 206 338 226M292 230 328 244", "#F4DDB8", 6),
  repeat(4, (i) =>
    ellipse(216 + i * 24, 262 + (i % 2) * 8, 17, 11, moss.soft, `stroke="${moss.deep}" stroke-width="3"`),
  ),
  path("M196 220c10-16 30-14 34 0Z", clay.deep),
  circle(480, 132, 46, paper),
  circle(480, 132, 36, "#5B3824"),
  circle(480, 132, 40, "none", `stroke="${teal.deep}" stroke-width="3"`),
  line("M520 112C546 108 546 150 520 148", paper, 9),
  circle(462, 264, 40, paper),
  circle(462, 264, 32, "#C7502F"),
  dots(
    [
      [450, 256],
      [470, 252],
      [474, 272],
      [456, 276],
    ],
    2.5,
    ochre.pale,
  ),
  circle(540, 258, 26, paper),
  circle(540, 258, 20, "#3A2A22"),
  line("M610 84 700 330M628 80 718 326", "#8A5A3A", 7),
  at(
    640,
    66,
    group(
      'transform="rotate(12)"',
      rect(40, 0, 92, 62, paper, 6),
      rect(40, 18, 92, 16, clay.soft),
      path("M66 0C72 14 100 14 106 0Z", "#E5E0D4"),
    ),
  ),
  rect(24, 120, 60, 160, plum.soft, 12),
  rect(24, 120, 60, 50, plum.deep, 12),
  writing(38, 200, [32, 24], paper, 16, 5),
);

const thursday = wide(
  rect(0, 0, 800, 420, slate.pale),
  rect(110, 46, 580, 236, paper, 12),
  path("M122 46H678a12 12 0 0 1 12 12V98H110V58a12 12 0 0 1 12-12Z", slate.deep),
  circle(176, 46, 9, ink),
  circle(624, 46, 9, ink),
  rect(171, 26, 10, 40, steel, 5),
  rect(619, 26, 10, 40, steel, 5),
  writing(148, 122, [30], steel, 0, 5),
  repeat(5, (i) =>
    at(
      128 + i * 110,
      114,
      rect(0, 0, 104, 150, i === 3 ? teal.pale : "#EFEDE6", 6),
      writing(14, 20, [[34, 30, 42, 38, 26][i]!], i === 3 ? teal.deep : slate.soft, 0, 5),
      i === 3
        ? line("M30 84 46 100 78 64", teal.deep, 9)
        : writing(14, 44, [[60, 48, 66, 0, 52][i]!, [40, 62, 34, 0, 60][i]!], "#D5D3CA", 16, 4),
    ),
  ),
  path("M0 326C100 300 160 344 266 326S460 306 560 328 720 342 800 320V420H0Z", teal.soft),
  path("M0 362C120 340 200 380 330 360S560 346 800 366V420H0Z", teal.deep),
  at(
    440,
    306,
    path("M-100 0H100L64 50H-64Z", paper),
    path("M-100 0H100L64 50H-64Z", "none", `stroke="${slate.soft}" stroke-width="2"`),
    path("M-46 0 0-78 46 0Z", "#E6E9EA"),
    path("M0-78 46 0H0Z", steel),
    line("M-100 0-46 50M100 0 46 50", slate.soft, 2),
  ),
  line("M210 352h60M610 348h70M120 386h50M520 392h80", paper, 4, 'opacity=".6"'),
);

const interview = wide(
  rect(0, 0, 800, 420, ochre.pale),
  rect(0, 336, 800, 84, "#DCC493"),
  rect(300, 48, 200, 128, sky, 6),
  line("M300 112H500M400 48V176", paper, 6),
  rect(300, 48, 200, 128, "none", 6, `stroke="${paper}" stroke-width="8"`),
  cloud(340, 84, 0.9),
  [1, -1]
    .map((side) =>
      group(
        `transform="translate(${side > 0 ? 190 : 610} 0) scale(${side} 1)"`,
        line("M-44 200V300H26M-44 300V392M26 300V392", "#6B5443", 9),
        path("M-34 302C-38 240-36 196 0 190 32 194 36 244 34 302Z", side > 0 ? teal.deep : plum.deep),
        line("M30 296H84L92 384", ink, 24),
        line("M92 390h22", "#131C24", 14),
        line("M12 226C34 262 60 268 92 262", side > 0 ? teal.soft : plum.soft, 17),
        circle(98, 261, 9, side > 0 ? brown : fair),
        rect(-9, 168, 18, 28, side > 0 ? brown : fair),
        circle(0, 150, 30, side > 0 ? brown : fair),
        side > 0
          ? path("M-32 158C-40 112 22 104 30 138 14 138 0 132-8 140-14 150-20 152-32 158Z", ink)
          : path("M-34 176C-46 110 14 100 30 136 16 138 4 134-6 140-8 160-14 178-34 176Z", "#6A4631"),
        circle(18, 150, 2.6, ink),
        line("M14 164q8 4 13 0", "#8C4A40", 2.5),
      ),
    )
    .join(""),
  rect(296, 270, 208, 14, wood, 5),
  line("M330 284V392M470 284V392", "#8A6B4A", 10),
  group('transform="rotate(-4 380 262)"', rect(336, 258, 74, 10, paper, 2)),
  rect(420, 262, 56, 8, "#F3EFE6", 2),
  at(
    448,
    222,
    path("M-16 0H16L3 20 16 40H-16L-3 20Z", slate.pale),
    path("M-10 8H10L0 20ZM-12 38C-6 28 6 28 12 38Z", clay.deep),
    line("M-20 0H20M-20 40H20", ink, 5),
  ),
  kopi(356, 266, 0.7),
  at(
    66,
    36,
    rect(0, 0, 120, 56, paper, 14),
    path("M80 52h24l10 20Z", paper),
    writing(20, 22, [80, 52], teal.deep, 14, 5),
  ),
  at(
    614,
    36,
    rect(0, 0, 120, 56, paper, 14),
    path("M16 52h24L6 72Z", paper),
    writing(20, 22, [60, 80], plum.deep, 14, 5),
  ),
);

const rain = wide(
  rect(0, 0, 800, 420, "#5B7488"),
  cloud(40, 30, 2.6, "#7C93A4"),
  cloud(260, 20, 3, "#6E8698"),
  cloud(540, 34, 2.8, "#7C93A4"),
  block(16, 316, 9, 9, "#71889A", "#5B7488"),
  at(0, 316, skyline(190, 0, "#6A8294", ochre.soft)),
  rainTree(258, 330, 1.3, "#3F5A4C"),
  rect(0, 316, 800, 104, "#4A5F70"),
  path("M0 372C160 356 340 380 470 368S720 362 800 372V420H0Z", "#3F5261"),
  line(
    grid(8, 7, 10, 20, 58, 58)
      .map(([x, y], i) => `M${x + ((i * 37) % 41)} ${y + ((i * 23) % 31)}l-8 26`)
      .join(""),
    "#BFD0DA",
    2.5,
    'opacity=".6"',
  ),
  rect(470, 60, 330, 300, "#E4DCCF"),
  rect(448, 48, 352, 24, clay.deep, 3),
  rect(492, 96, 290, 264, "#F2DFB3"),
  line("M588 96V360M684 96V360", "#E4DCCF", 8),
  circle(636, 142, 30, paper, `stroke="${ink}" stroke-width="5"`),
  line("M636 142V118M636 142V164", ink, 4.5),
  circle(636, 142, 3, clay.deep),
  rect(448, 356, 352, 18, "#C9BDAA"),
  at(
    530,
    356,
    group(
      'transform="scale(1.9)"',
      figure(0, 0, fair, teal.deep),
      figure(32, 0, deep, plum.deep, slate.deep),
      figure(84, 0, brown, ochre.deep),
      figure(112, 0, fair, clay.deep, "#364550"),
    ),
  ),
  at(
    330,
    392,
    group(
      'transform="scale(2)"',
      figure(0, 0, brown, moss.deep, ink),
      line("M12-40V-96", ink, 2.5),
      path(
        "M-34-74C-32-100-6-112 12-112S56-100 58-74C50-80 40-80 34-74 28-80 18-80 12-74 6-80-4-80-10-74-16-80-26-80-34-74Z",
        ochre.deep,
      ),
      path("M-10-74C-8-92 2-106 12-112 22-106 32-92 34-74 28-80 18-80 12-74 6-80-4-80-10-74Z", ochre.soft),
    ),
  ),
  line("M180 402h70M60 390h50M420 408h60", "#7C93A4", 3),
);

export const blogPictures = [quietHour, twelveDesks, questions, payslip, lunch, thursday, interview, rain];
