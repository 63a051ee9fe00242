/** Kinds of files, small line drawings for states, and the logo: drawn for light and dark canvases alike. */
import { circle, clay, dots, group, line, moss, ochre, paper, path, plum, rect, slate, svg, teal } from "./svg.ts";

// Kinds of files: a sheet with a turned corner and a sign.
const sheet = (color: string, corner: string, sign: string): string =>
  svg(
    48,
    48,
    path("M10 6a4 4 0 0 1 4-4H30L40 12V42a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4Z", color),
    path("M30 2 40 12H33a3 3 0 0 1-3-3Z", corner),
    sign,
  );

export const filePictures = {
  pdf: sheet(
    clay.deep,
    clay.soft,
    line("M17 20h10M17 25h6", paper, 2) +
      circle(29, 31, 5, "none", `stroke="${paper}" stroke-width="2"`) +
      path("M26 35V42l3-2 3 2V35Z", paper),
  ),
  doc: sheet(slate.deep, slate.soft, line("M17 20h16M17 26h16M17 32h16M17 38h9", paper, 2)),
  xls: sheet(
    moss.deep,
    moss.soft,
    rect(16, 20, 18, 18, "none", 1.5, `stroke="${paper}" stroke-width="2"`) +
      line("M16 26H34M16 32H34M24 20V38", paper, 1.6),
  ),
  jpg: sheet(plum.deep, plum.soft, circle(20, 23, 3, paper) + path("M14 39 22 29l4 4 4-6 7 12Z", paper)),
  json: sheet(
    ochre.deep,
    ochre.soft,
    line("M22 20C18 20 20 28 16.5 29.5 20 31 18 39 22 39M28 20C32 20 30 28 33.5 29.5 30 31 32 39 28 39", paper, 2.2),
  ),
  txt: sheet("#6B7880", "#A5B0B6", line("M17 21H33M25 21V38M22 38h6", paper, 2.4)),
  zip: sheet(
    teal.deep,
    teal.soft,
    line("M23 6h4M23 10h4M23 14h4M23 18h4M23 22h4", paper, 2.2) +
      rect(21, 26, 8, 13, "none", 2.5, `stroke="${paper}" stroke-width="2"`) +
      line("M25 33v2", paper, 2.4),
  ),
};

// States: grey strokes that hold on both canvases, one touch of teal.
const stroke = "#81909A";
const accent = "#2F9A8F";
const drawing = (...parts: string[]): string =>
  svg(160, 120, line("M26 104H134", stroke, 1.75, 'opacity=".45"'), ...parts);
const grey = (d: string, more = ""): string => line(d, stroke, 1.75, more);
const green = (d: string, more = ""): string => line(d, accent, 1.75, more);
const wash = (d: string): string => path(d, accent, 'opacity=".13"');

export const statePictures = {
  "empty-inbox": drawing(
    wash("M44 74H66L72 84H88L94 74H116V98a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6Z"),
    grey("M44 74 56 52H104L116 74V98a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6ZM44 74H66L72 84H88L94 74H116"),
    green("M84 40 118 22 104 50 97 41ZM97 41 118 22"),
    grey("M88 48C80 52 72 48 74 42S86 36 82 30 62 28 56 34", 'stroke-dasharray="3 5"'),
  ),
  "empty-list": drawing(
    wash("M56 30h48a6 6 0 0 1 6 6V98a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6Z"),
    grey(
      "M68 30H56a6 6 0 0 0-6 6V98a6 6 0 0 0 6 6h48a6 6 0 0 0 6-6V36a6 6 0 0 0-6-6H92M68 34V28h6a6 6 0 0 1 12 0h6v6Z",
    ),
    grey("M62 52h5M62 68h5M62 84h5"),
    grey("M76 52H98M76 68H92M76 84H96", 'stroke-dasharray="4 5"'),
    green("M124 40v14M117 47h14"),
  ),
  "no-match": drawing(
    grey("M30 44h22M30 60h14M30 76h20M118 44h14M124 60h8M116 76h16", 'stroke-dasharray="4 5"'),
    path("M56 60a24 24 0 1 0 48 0a24 24 0 1 0-48 0Z", accent, 'opacity=".13"'),
    grey("M56 60a24 24 0 1 0 48 0a24 24 0 1 0-48 0ZM97 78 114 98"),
    grey("M101 82 116 100", 'opacity=".6"'),
    green("M72 52 88 68M88 52 72 68"),
  ),
  // A cup of kopi on its side
  error: drawing(
    wash("M92 104C96 92 108 98 114 97 124 95 132 98 134 104Z"),
    green("M92 104C96 92 108 98 114 97 124 95 132 98 134 104"),
    dots(
      [
        [138, 94],
        [143, 100],
      ],
      1.3,
      accent,
    ),
    group(
      'transform="translate(58 80) rotate(78) scale(1.18)"',
      wash("M-22-30C-22-8-14 4 0 4S22-8 22-30Z"),
      grey("M-22-30C-22-8-14 4 0 4S22-8 22-30M-22-30a22 5 0 1 0 44 0a22 5 0 1 0-44 0M-22-24C-36-26-36-6-17-7"),
      green("M-21-18C-8-13 8-13 21-18"),
    ),
    grey("M58 40C54 35 62 31 58 26M70 38C66 33 74 29 70 24", 'opacity=".7"'),
  ),
  "not-found": drawing(
    wash("M44 30H96L108 40 96 50H44Z"),
    grey("M80 22V30M80 50V58M80 76V104"),
    green("M44 30H96L108 40 96 50H44Z"),
    grey("M116 58H70L58 67 70 76H116Z"),
    green("M54 40h30", 'stroke-dasharray="4 5"'),
    grey("M76 67h30", 'stroke-dasharray="4 5"'),
    grey("M64 104 61 97M68 104V94M72 104 75 98M94 104 91 98M98 104 101 96M42 104 40 99M45 104 48 97"),
  ),
  offline: drawing(
    wash("M52 64C38 64 36 44 52 42 54 26 78 22 84 36 98 30 110 46 102 58 100 62 97 64 92 64Z"),
    grey("M52 64C38 64 36 44 52 42 54 26 78 22 84 36 98 30 110 46 102 58 100 62 97 64 92 64Z"),
    grey("M26 90H52M52 83h8a7 7 0 0 1 0 14h-8ZM67 87h7M67 93h7"),
    green("M134 90H112M112 82h-8a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8ZM112 82V98"),
    green("M84 80 82 76M90 80 92 76M87 79V73"),
  ),
};

/** Two people and the arch between them: an H. */
export const logo = svg(
  32,
  32,
  rect(0, 0, 32, 32, teal.deep, 7),
  line("M10 14.5V24M22 14.5V24M10 20.5C12 16.5 20 16.5 22 20.5", paper, 3),
  circle(10, 8.8, 2.4, paper),
  circle(22, 8.8, 2.4, ochre.soft),
);
