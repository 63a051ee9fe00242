/** Things that the sample shop sells; the numbers are the names of the files. */
import {
  at,
  circle,
  clay,
  ellipse,
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
  type Tone,
} from "./svg.ts";

const steel = "#C4CDD2";
const steelDark = "#93A0A8";
const inkSoft = "#3A4954";

const shadow = (width: number, y = 204): string => ellipse(120, y, width, 5, ink, 'opacity=".1"');

const products: readonly [Tone, string][] = [
  // 01 smart watch
  [
    teal,
    [
      rect(96, 30, 48, 180, teal.deep, 14),
      rect(100, 30, 40, 30, "#0B5A54", 12),
      rect(100, 180, 40, 30, "#0B5A54", 12),
      rect(80, 72, 80, 96, ink, 24),
      rect(86, 78, 68, 84, "#10181E", 19),
      rect(160, 104, 6, 20, steelDark, 3),
      line("M97 120a23 23 0 1 1 23 23", teal.soft, 6),
      line("M120 108a12 12 0 1 1-12 12", ochre.soft, 5),
      circle(120, 120, 3, paper),
    ].join(""),
  ],
  // 02 headphones
  [
    slate,
    [
      line("M60 140C52 70 82 44 120 44S188 70 180 140", ink, 13),
      line("M66 112C66 72 90 54 120 54S174 72 174 112", inkSoft, 3),
      rect(44, 124, 38, 66, slate.deep, 17),
      rect(158, 124, 38, 66, slate.deep, 17),
      rect(72, 128, 18, 58, ink, 9),
      rect(150, 128, 18, 58, ink, 9),
      line("M56 142v28M184 142v28", slate.soft, 3),
      shadow(70),
    ].join(""),
  ],
  // 03 laptop
  [
    moss,
    [
      shadow(92, 186),
      rect(58, 66, 124, 92, ink, 8),
      rect(64, 72, 112, 80, paper, 3),
      rect(64, 72, 112, 12, moss.soft, 3),
      circle(71, 78, 2, paper),
      circle(78, 78, 2, paper),
      rect(72, 94, 40, 5, ink, 2, 'opacity=".7"'),
      rect(72, 104, 28, 4, steel, 2),
      rect(72, 112, 34, 4, steel, 2),
      line("M122 140 134 122 146 130 166 104", moss.deep, 3),
      path("M40 160h160v6c0 8-6 12-14 12H54c-8 0-14-4-14-12Z", steel),
      rect(102, 160, 36, 6, steelDark, 3),
    ].join(""),
  ],
  // 04 phone
  [
    plum,
    [
      shadow(44),
      rect(76, 34, 88, 168, ink, 16),
      rect(82, 40, 76, 156, plum.deep, 11),
      path("M82 132C100 108 122 160 158 116V185a11 11 0 0 1-11 11H93a11 11 0 0 1-11-11Z", plum.soft),
      circle(134, 84, 14, ochre.soft),
      rect(106, 46, 28, 7, ink, 3.5),
      rect(102, 188, 36, 3, paper, 1.5, 'opacity=".7"'),
    ].join(""),
  ],
  // 05 tablet
  [
    ochre,
    [
      shadow(68),
      rect(46, 40, 134, 162, ink, 12),
      rect(54, 48, 118, 146, paper, 5),
      path("M54 150 92 112 118 140 140 120 172 152V189a5 5 0 0 1-5 5H59a5 5 0 0 1-5-5Z", teal.soft),
      path("M54 170 84 146 120 176 146 156 172 178V189a5 5 0 0 1-5 5H59a5 5 0 0 1-5-5Z", teal.deep),
      circle(140, 82, 13, ochre.deep),
      group(
        'transform="rotate(14 196 120)"',
        rect(192, 58, 8, 116, clay.deep, 4),
        path("M192 170h8l-4 14Z", ink),
        rect(192, 72, 8, 3, paper),
      ),
    ].join(""),
  ],
  // 06 camera
  [
    clay,
    [
      shadow(80, 192),
      path("M88 78 98 58h44l10 20Z", inkSoft),
      rect(40, 76, 160, 112, ink, 14),
      rect(40, 104, 160, 56, clay.deep),
      rect(54, 66, 26, 12, steelDark, 4),
      circle(120, 132, 46, steel),
      circle(120, 132, 39, ink),
      circle(120, 132, 28, slate.deep),
      circle(120, 132, 16, "#14202A"),
      circle(111, 122, 6, paper, 'opacity=".75"'),
      rect(168, 86, 20, 10, ochre.soft, 3),
      circle(58, 90, 4, clay.soft),
    ].join(""),
  ],
  // 07 bluetooth speaker
  [
    teal,
    [
      shadow(56),
      rect(66, 40, 108, 162, teal.deep, 30),
      rect(76, 50, 88, 142, "#0B5A54", 22),
      circle(120, 142, 36, ink),
      circle(120, 142, 28, inkSoft),
      circle(120, 142, 12, ink),
      circle(120, 80, 17, ink),
      circle(120, 80, 9, inkSoft),
      line("M104 34h32", ochre.deep, 5),
      circle(152, 182, 3, ochre.soft),
    ].join(""),
  ],
  // 08 keyboard
  [
    slate,
    [
      shadow(96, 170),
      rect(24, 84, 192, 80, slate.deep, 12),
      rect(30, 88, 180, 70, "#3A536B", 8),
      repeat(3, (row) =>
        repeat(10 - row, (i) =>
          rect(36 + row * 8 + i * 17, 93 + row * 16, 14, 13, row === 1 && i === 4 ? ochre.soft : paper, 3),
        ),
      ),
      rect(36, 141, 20, 12, paper, 3),
      rect(60, 141, 104, 12, paper, 3),
      rect(168, 141, 36, 12, clay.soft, 3),
    ].join(""),
  ],
  // 09 mouse
  [
    ochre,
    [
      shadow(50),
      line("M120 60C120 30 146 44 150 22", inkSoft, 4),
      path("M76 108C76 76 96 58 120 58S164 76 164 108V152C164 184 144 202 120 202S76 184 76 152Z", paper),
      path("M76 120V108C76 76 96 58 120 58S164 76 164 108V120Z", steel),
      line("M120 58V120M76 120H164", ink, 1.5),
      rect(114, 78, 12, 30, ink, 6),
      rect(117, 84, 6, 10, ochre.soft, 3),
    ].join(""),
  ],
  // 10 monitor
  [
    plum,
    [
      shadow(62, 200),
      path("M106 156h28l6 36h-40Z", steelDark),
      rect(80, 190, 80, 9, steel, 4.5),
      rect(28, 44, 184, 118, ink, 10),
      rect(35, 51, 170, 100, "#F4EFF3", 4),
      rect(35, 51, 40, 100, plum.deep, 4),
      repeat(4, (i) => rect(43, 64 + i * 14, i === 0 ? 24 : 18, 4, plum.pale, 2)),
      rect(86, 62, 52, 34, plum.pale, 4),
      rect(144, 62, 52, 34, ochre.pale, 4),
      repeat(7, (i) =>
        rect(
          90 + i * 15,
          138 - [12, 20, 16, 28, 22, 32, 26][i]!,
          9,
          [12, 20, 16, 28, 22, 32, 26][i]!,
          i === 5 ? plum.deep : plum.soft,
          2,
        ),
      ),
    ].join(""),
  ],
  // 11 desk lamp
  [
    moss,
    [
      path("M70 96 24 190H142Z", ochre.pale, 'opacity=".8"'),
      shadow(54, 202),
      rect(118, 190, 72, 10, ink, 5),
      line("M154 190 176 118 118 62", ink, 6),
      circle(176, 118, 6, ochre.deep),
      circle(118, 62, 6, ochre.deep),
      path("M122 52 138 74 96 106C82 104 70 90 68 76Z", moss.deep),
      ellipse(81, 92, 8, 19, "#FBEFC9", 'transform="rotate(-40 81 92)"'),
    ].join(""),
  ],
  // 12 office chair
  [
    teal,
    [
      shadow(62, 206),
      path("M82 40C96 34 144 34 158 40L164 112C150 118 90 118 76 112Z", teal.deep),
      line("M92 60C104 56 136 56 148 60M90 78C104 74 136 74 150 78", teal.soft, 2),
      rect(114, 112, 12, 20, ink),
      path("M66 128C80 122 160 122 174 128L178 142C160 150 80 150 62 142Z", "#0B5A54"),
      line("M64 98v24h14M176 98v24h-14", ink, 6),
      rect(114, 146, 12, 30, steelDark),
      line("M120 176 70 194M120 176 170 194M120 176V196", ink, 7),
      circle(68, 199, 6, inkSoft),
      circle(120, 201, 6, inkSoft),
      circle(172, 199, 6, inkSoft),
    ].join(""),
  ],
  // 13 standing desk
  [
    clay,
    [
      shadow(88, 204),
      rect(28, 92, 184, 11, clay.deep, 3),
      rect(28, 100, 184, 4, "#8F4731", 2),
      rect(54, 104, 12, 50, steel),
      rect(174, 104, 12, 50, steel),
      rect(57, 150, 6, 46, steelDark),
      rect(177, 150, 6, 46, steelDark),
      rect(38, 194, 44, 8, ink, 4),
      rect(158, 194, 44, 8, ink, 4),
      rect(92, 44, 72, 42, ink, 4),
      rect(96, 48, 64, 34, slate.pale, 2),
      rect(124, 86, 8, 7, ink),
      line("M104 72 116 60 126 68 140 56", slate.deep, 2.5),
      path("M50 74h18l-3 18H53Z", paper),
      line("M59 74C58 62 50 58 46 56M59 74C60 60 68 58 72 52", moss.deep, 3),
      rect(178, 78, 16, 14, teal.deep, 3),
      line("M194 81h5v7h-5", teal.deep, 2.5),
    ].join(""),
  ],
  // 14 backpack
  [
    ochre,
    [
      shadow(62),
      line("M100 46C100 26 140 26 140 46", ink, 7),
      path("M64 96C64 58 88 42 120 42S176 58 176 96V186C176 196 168 202 158 202H82C72 202 64 196 64 186Z", ochre.deep),
      path("M64 118C50 122 50 176 64 182ZM176 118C190 122 190 176 176 182Z", "#A67420"),
      rect(82, 128, 76, 60, "#B5801F", 12),
      line("M82 142H158M76 92C90 84 150 84 164 92", ink, 2),
      rect(114, 138, 12, 9, ink, 2),
      rect(104, 66, 32, 12, paper, 3),
      line("M158 142v14", ink, 2.5),
    ].join(""),
  ],
  // 15 water bottle
  [
    slate,
    [
      shadow(34),
      rect(100, 34, 40, 26, ink, 6),
      line("M108 34C108 22 132 22 132 34", ink, 5),
      path(
        "M98 60h44C156 68 158 78 158 90V184C158 196 150 202 140 202H100C90 202 82 196 82 184V90C82 78 84 68 98 60Z",
        slate.deep,
      ),
      rect(82, 112, 76, 50, teal.soft),
      path("M104 150C112 126 130 126 136 150C128 142 112 142 104 150Z", paper),
      line("M94 82V190", slate.soft, 4),
    ].join(""),
  ],
  // 16 coffee maker
  [
    clay,
    [
      shadow(64),
      path("M66 44H166C174 44 178 48 178 56V80H112V182H66C60 182 58 178 58 172V56C58 48 60 44 66 44Z", ink),
      rect(52, 182, 132, 18, inkSoft, 6),
      rect(126, 80, 32, 10, inkSoft, 3),
      path("M118 110H166L174 172C174 180 168 182 162 182H122C116 182 110 180 110 172Z", slate.pale),
      path("M114.5 138H169.500L174 172C174 180 168 182 162 182H122C116 182 110 180 110 172Z", "#5B3824"),
      line("M170 122C192 118 194 158 174 158", ink, 5),
      rect(114, 102, 56, 10, ink, 4),
      circle(76, 64, 6, clay.deep),
      rect(90, 60, 70, 8, inkSoft, 4),
      line("M84 84V166", inkSoft, 3),
    ].join(""),
  ],
  // 17 notebook
  [
    plum,
    [
      shadow(58),
      rect(66, 38, 112, 164, "#5F3D57", 8),
      rect(72, 42, 104, 156, paper, 5),
      rect(62, 36, 108, 164, plum.deep, 8),
      rect(62, 36, 18, 164, "#5F3D57", 8),
      rect(150, 36, 7, 164, ink),
      rect(92, 66, 46, 34, paper, 3),
      line("M100 78h30M100 87h20", plum.deep, 2.5),
      path("M120 198h10v20l-5-6-5 6Z", clay.deep),
    ].join(""),
  ],
  // 18 fountain pen
  [
    moss,
    [
      line("M38 196C58 180 70 204 90 190", moss.deep, 2.5),
      group(
        'transform="rotate(45 120 120)"',
        rect(108, 20, 24, 96, ink, 10),
        rect(108, 98, 24, 8, ochre.deep),
        rect(110, 106, 20, 48, moss.deep),
        rect(110, 150, 20, 6, ochre.deep),
        path("M110 156h20L124 190 120 206 116 190Z", ochre.soft),
        line("M120 172V202", ink, 1.5),
        circle(120, 170, 2.5, ink),
        rect(130, 28, 5, 58, ochre.deep, 2.5),
      ),
    ].join(""),
  ],
  // 19 plant pot
  [
    teal,
    [
      shadow(44),
      line("M120 146C120 110 118 96 120 66M120 130C108 108 92 100 76 100M120 120C134 96 150 90 168 92", moss.deep, 3.5),
      path("M120 84C98 72 100 44 120 28 140 44 142 72 120 84Z", moss.deep),
      path("M82 112C58 114 46 98 46 80 68 80 84 92 82 112Z", moss.soft),
      path("M160 104C156 80 172 66 194 64 198 88 184 104 160 104Z", moss.soft),
      path("M104 120C90 128 74 124 66 138 82 150 102 142 104 120Z", moss.deep),
      line("M120 80V44M80 108 56 88M164 100 186 74", moss.pale, 1.3),
      path("M80 146H160L150 196C149 200 146 202 142 202H98C94 202 91 200 90 196Z", clay.deep),
      rect(74, 140, 92, 16, clay.soft, 4),
    ].join(""),
  ],
  // 20 earbuds
  [
    slate,
    [
      shadow(54, 200),
      rect(64, 104, 112, 92, paper, 32),
      path("M64 140V136C64 116 78 104 96 104H144C162 104 176 116 176 136V140Z", steel),
      line("M64 140H176", steelDark, 1.5),
      circle(120, 160, 4, teal.soft),
      at(
        84,
        40,
        circle(12, 14, 15, paper),
        rect(6, 18, 13, 46, paper, 6.5),
        ellipse(16, 13, 5, 7, ink),
        rect(9, 58, 7, 5, steelDark, 2),
      ),
      at(
        156,
        40,
        group(
          'transform="scale(-1 1)"',
          circle(12, 14, 15, paper),
          rect(6, 18, 13, 46, paper, 6.5),
          ellipse(16, 13, 5, 7, ink),
          rect(9, 58, 7, 5, steelDark, 2),
        ),
      ),
    ].join(""),
  ],
  // 21 power bank
  [
    ochre,
    [
      shadow(48),
      rect(72, 60, 96, 142, ink, 16),
      rect(72, 60, 96, 142, "none", 16, `stroke="${inkSoft}" stroke-width="3"`),
      repeat(4, (i) => circle(98 + i * 15, 176, 3.5, i < 3 ? teal.soft : inkSoft)),
      path("M126 86 102 128h16l-6 30 26-42h-16Z", ochre.soft),
      rect(96, 52, 20, 9, steelDark, 2),
      line("M106 52C106 30 60 40 52 22", paper, 5),
      rect(130, 56, 16, 5, inkSoft, 2),
    ].join(""),
  ],
  // 22 game controller
  [
    plum,
    [
      shadow(84, 190),
      path(
        "M74 80H166C190 80 204 104 210 146C214 176 204 188 192 188C178 188 168 168 154 156H86C72 168 62 188 48 188C36 188 26 176 30 146C36 104 50 80 74 80Z",
        plum.deep,
      ),
      path("M76 104h12v-12h12v12h12v12h-12v12H88v-12H76Z", ink),
      circle(164, 94, 6.5, ochre.soft),
      circle(164, 122, 6.5, teal.soft),
      circle(150, 108, 6.5, clay.soft),
      circle(178, 108, 6.5, paper),
      circle(98, 144, 12, "#5F3D57"),
      circle(142, 144, 12, "#5F3D57"),
      circle(98, 144, 7, ink),
      circle(142, 144, 7, ink),
      rect(112, 96, 16, 6, paper, 3, 'opacity=".7"'),
    ].join(""),
  ],
  // 23 drone
  [
    moss,
    [
      shadow(58, 196),
      line("M92 112 48 90M148 112 192 90M96 132 62 158M144 132 178 158", ink, 7),
      repeat(4, (i) =>
        at(
          [48, 192, 62, 178][i]!,
          [84, 84, 154, 154][i]!,
          ellipse(0, 0, 34, 5, slate.soft, 'opacity=".75"'),
          rect(-5, 0, 10, 12, ink, 3),
          circle(0, 0, 3, clay.deep),
        ),
      ),
      path("M88 110C88 94 104 88 120 88S152 94 152 110V128C152 144 136 150 120 150S88 144 88 128Z", paper),
      path("M88 114C100 108 140 108 152 114V104C150 92 134 88 120 88S90 92 88 104Z", moss.deep),
      circle(120, 136, 12, ink),
      circle(120, 136, 6, slate.deep),
      circle(117, 133, 2, paper),
      line("M98 150 90 176M142 150 150 176M80 176H100M140 176H160", inkSoft, 4),
    ].join(""),
  ],
  // 24 electric kettle
  [
    teal,
    [
      shadow(62),
      path("M86 70H150L168 178H70Z", teal.deep),
      path("M86 70 66 84 78 116Z", "#0B5A54"),
      line("M150 78C196 70 204 150 166 158", ink, 10),
      path("M92 58H144L150 72H86Z", ink),
      rect(110, 46, 18, 12, ochre.deep, 5),
      rect(62, 178, 114, 14, ink, 5),
      rect(70, 192, 98, 8, steelDark, 4),
      rect(98, 104, 12, 56, paper, 6, 'opacity=".85"'),
      rect(98, 128, 12, 32, slate.soft, 6),
      line("M62 60C56 52 64 46 58 38M50 70C44 62 52 56 46 48", steelDark, 2.5),
    ].join(""),
  ],
  // 25 running shoes
  [
    clay,
    [
      shadow(92, 186),
      path(
        "M36 100C50 108 66 104 78 86 92 92 108 118 140 130 172 140 206 142 206 164H36C30 142 30 120 36 100Z",
        clay.deep,
      ),
      path("M36 100C50 108 66 104 78 86L88 96C78 118 54 126 34 122C34 114 34 108 36 100Z", "#8F4731"),
      path("M30 162H208C212 174 204 182 192 182H48C36 182 30 174 30 162Z", paper),
      line("M32 172H206", ochre.deep, 3),
      line("M98 104 110 94M110 113 122 103M123 121 135 111", paper, 4),
      line("M70 158C92 150 102 132 104 122M92 158C110 152 120 140 123 130", ochre.soft, 4),
      path("M160 136C176 140 204 142 206 164H176C166 156 160 148 160 136Z", "#8F4731"),
    ].join(""),
  ],
  // 26 umbrella
  [
    slate,
    [
      shadow(30, 208),
      line("M120 40V30M120 120V186C120 208 92 208 92 188", ink, 6),
      path(
        "M26 126C30 74 68 42 120 42S210 74 214 126C204 112 180 112 166 126 156 112 132 112 120 126 108 112 84 112 74 126 60 112 36 112 26 126Z",
        teal.deep,
      ),
      path(
        "M74 126C76 88 92 58 120 42 148 58 164 88 166 126 156 112 132 112 120 126 108 112 84 112 74 126Z",
        teal.soft,
      ),
      path("M120 42C120 42 116 90 120 126 132 112 156 112 166 126 164 88 148 58 120 42Z", "#0B5A54"),
      line("M44 152l-4 12M70 160l-4 12M184 152l-4 12M160 168l-4 12", slate.soft, 4),
    ].join(""),
  ],
  // 27 bicycle helmet
  [
    ochre,
    [
      shadow(76, 196),
      path(
        "M34 142C34 88 74 56 126 56 178 56 208 96 208 142 208 152 200 154 192 152 150 140 92 140 48 154 40 156 34 152 34 142Z",
        ochre.deep,
      ),
      path(
        "M64 122C76 92 98 74 126 70 106 84 94 104 88 126ZM104 124C108 100 122 80 144 72 136 88 132 104 132 124ZM150 126C148 106 154 88 166 80 172 92 176 108 176 130Z",
        ink,
      ),
      path("M192 152C150 140 92 140 48 154L52 164C92 152 150 152 188 162Z", inkSoft),
      line("M72 156C84 180 96 190 108 192M150 154C138 178 124 190 108 192", ink, 4),
      rect(101, 186, 14, 10, clay.deep, 3),
    ].join(""),
  ],
];

export const productPictures = products.map(([{ pale }, object]) =>
  picture(240, 240, rect(0, 0, 240, 240, pale), object),
);
