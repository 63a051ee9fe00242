/** Pictures of the knowledge base and of the pricing plans, in their order. */
import { palm, shophouse } from "./scenery.ts";
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
  svg,
  teal,
  type Tone,
} from "./svg.ts";

const card = (tone: Tone, ...parts: string[]): string =>
  picture(320, 200, rect(0, 0, 320, 200, tone.pale), ellipse(160, 180, 110, 7, ink, 'opacity=".08"'), ...parts);

export const guidePictures = [
  // Leave: a calendar, a palm and the sun
  card(
    ochre,
    circle(246, 56, 24, ochre.soft),
    rect(64, 52, 124, 124, paper, 10),
    path("M74 52H178a10 10 0 0 1 10 10V80H64V62a10 10 0 0 1 10-10Z", clay.deep),
    line("M92 44V62M160 44V62", ink, 6),
    boxes(grid(5, 4, 76, 92, 21, 20), 15, 13, "#E7E3D8"),
    boxes(
      [
        [118, 112],
        [139, 112],
        [160, 112],
      ],
      15,
      13,
      teal.soft,
    ),
    path("M190 180C210 164 260 164 284 180Z", "#E3C88F"),
    palm(236, 176, 1.15),
  ),
  // Pay: a payslip and stacks of coins
  card(
    teal,
    rect(74, 34, 104, 142, paper, 8),
    path("M82 34H170a8 8 0 0 1 8 8V66H74V42a8 8 0 0 1 8-8Z", teal.deep),
    line("M86 50h36", teal.pale, 5),
    line("M88 84h48M88 100h36M88 116h44M88 144h30", "#C3CCCA", 5),
    line("M152 84h14M156 100h10M152 116h14M146 144h20", ink, 5),
    line("M88 130H166", "#DDE3E1", 2),
    [
      [196, 4],
      [234, 7],
    ]
      .map(([x = 0, count = 0]) =>
        repeat(count, (i) => rect(x, 164 - i * 12, 34, 11, i % 2 ? ochre.soft : ochre.deep, 5)),
      )
      .join(""),
  ),
  // Claims: a receipt and the phone that reads it
  card(
    clay,
    path("M70 30H158V172l-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8Z", paper),
    line("M84 52h44M84 74h36M84 90h48M84 106h28", "#D9CFC8", 5),
    line("M140 74h6M138 90h8M140 106h6M128 136h18", ink, 5),
    line("M84 120H146", "#E6DED8", 2),
    rect(178, 62, 70, 116, ink, 12),
    rect(183, 70, 60, 98, "#F3EEE9", 5),
    line("M194 92V84H202M232 92V84H224M194 128V136H202M232 128V136H224", clay.deep, 4),
    rect(203, 94, 20, 32, paper, 2, `stroke="${clay.soft}" stroke-width="2"`),
    circle(213, 154, 8, clay.deep),
  ),
  // Time: a clock before a roster
  card(
    slate,
    rect(110, 40, 164, 130, paper, 8),
    line("M128 62H256M128 90H256M128 118H256M128 146H256", "#E0E5E8", 2),
    [
      [150, 56, 60, teal.deep],
      [190, 84, 66, ochre.deep],
      [140, 112, 54, plum.deep],
      [206, 112, 46, slate.soft],
      [166, 140, 70, teal.soft],
    ]
      .map(([x, y, w, color]) => rect(x as number, y as number, w as number, 13, color as string, 6))
      .join(""),
    circle(96, 122, 50, slate.deep),
    circle(96, 122, 41, paper),
    dots(
      [
        [96, 88],
        [96, 156],
        [62, 122],
        [130, 122],
      ],
      2.5,
      slate.soft,
    ),
    line("M96 122V98M96 122 114 132", ink, 5),
    circle(96, 122, 4, clay.deep),
  ),
  // Joining and leaving: an open door with light behind it
  card(
    moss,
    rect(110, 26, 92, 152, "#4E6039", 4),
    rect(118, 34, 76, 144, "#FBEFC9"),
    path("M118 178 84 192H220L194 178Z", "#FBEFC9", 'opacity=".7"'),
    path("M118 34 160 48V186L118 178Z", moss.deep),
    circle(151, 116, 4, ochre.soft),
    line("M128 56 150 62V96L128 92ZM128 112 150 116V160L128 156Z", "#4E6039", 2),
    path("M228 178 234 146H262L268 178Z", clay.deep),
    path(
      "M248 148C244 118 228 108 218 106 218 126 230 144 248 148ZM248 148C246 112 252 98 260 86 270 110 264 136 248 148ZM248 148C256 128 270 120 282 120 280 138 266 148 248 148Z",
      moss.soft,
    ),
    rect(62, 150, 34, 28, clay.soft, 5),
    line("M70 150V144h18v6", clay.deep, 4),
  ),
  // Account: a shield with a keyhole
  card(
    plum,
    path(
      "M160 24C182 40 206 46 228 46V98C228 140 196 166 160 180 124 166 92 140 92 98V46C114 46 138 40 160 24Z",
      plum.deep,
    ),
    path("M160 38C180 52 200 58 216 58V98C216 132 190 154 160 167Z", plum.soft),
    path("M160 38C140 52 120 58 104 58V98C104 132 130 154 160 167Z", "#8C6182"),
    circle(160, 92, 17, paper),
    path("M153 100H167L172 134H148Z", paper),
    at(
      232,
      124,
      circle(20, 20, 18, ochre.deep),
      circle(20, 20, 9, plum.pale),
      rect(17, 36, 7, 30, ochre.deep, 2),
      rect(23, 50, 9, 6, ochre.deep),
      rect(23, 59, 7, 6, ochre.deep),
    ),
  ),
];

// Plans: a pushcart, a shophouse, a tower. Drawn without a background, for light and dark cards.
const ground = ellipse(100, 150, 86, 6, slate.soft, 'opacity=".35"');

export const planPictures = {
  basic: svg(
    200,
    160,
    ground,
    rect(50, 92, 100, 40, teal.deep, 4),
    rect(50, 92, 100, 9, "#0B5A54"),
    line("M56 92V50M144 92V50", ochre.deep, 4),
    path("M38 52 50 26H150L162 52Z", clay.deep),
    path("M66.5 52 72 26H92L90 52ZM110 52 108 26H128L133.5 52Z", paper),
    path("M38 52h25a12 9 0 0 1-25 0ZM88 52h24a12 9 0 0 1-24 0ZM137 52h25a12 9 0 0 1-25 0Z", clay.deep),
    path("M63 52h25a12 9 0 0 1-25 0ZM112 52h25a12 9 0 0 1-25 0Z", paper),
    circle(76, 134, 15, ink),
    circle(76, 134, 6, ochre.soft),
    circle(124, 134, 15, ink),
    circle(124, 134, 6, ochre.soft),
    line("M150 104 176 92", ochre.deep, 5),
    rect(66, 78, 16, 14, ochre.soft, 2),
    rect(88, 74, 12, 18, paper, 2),
    circle(116, 84, 8, moss.soft),
  ),
  standard: svg(
    200,
    160,
    ground,
    at(52, 149, group('transform="scale(.8)"', shophouse(15, 0, teal.soft, teal.deep))),
    path("M154 148 158 128H174L178 148Z", clay.deep),
    path(
      "M166 130C164 108 154 100 146 98 146 114 152 126 166 130ZM166 130C166 106 172 96 178 90 184 108 180 124 166 130Z",
      moss.deep,
    ),
  ),
  enterprise: svg(
    200,
    160,
    ground,
    rect(34, 74, 40, 76, slate.soft, 2),
    rect(128, 56, 38, 94, plum.soft, 2),
    path("M70 150V26L126 8V150Z", slate.deep),
    path("M98 17 126 8V150H98Z", "#38536C"),
    line(
      repeat(8, (i) => `M78 ${44 + i * 13}H92M106 ${40 + i * 13}H118`),
      ochre.soft,
      4,
    ),
    line(
      repeat(4, (i) => `M42 ${88 + i * 13}H66M136 ${72 + i * 13}H158`),
      paper,
      4,
      'opacity=".75"',
    ),
    path("M70 26 126 8V14L70 33Z", moss.soft),
    line("M98 17V4", slate.deep, 3),
    rect(90, 132, 16, 18, ochre.soft, 2),
    circle(26, 138, 11, moss.deep),
    circle(178, 136, 13, moss.deep),
  ),
};
