/** Portraits of 24 people; the numbers are the names of the files. */
import {
  beards,
  blazer,
  crew,
  features,
  freckles,
  hair,
  type Hair,
  head,
  hoodie,
  lines,
  mandarin,
  neck,
  roundGlasses,
  shirt,
  type Skin,
  skins,
  squareGlasses,
  turban,
  turtleneck,
  veil,
  vneck,
} from "./faces.ts";
import { clay, group, ink, moss, ochre, paper, picture, plum, rect, slate, svg, teal, type Tone } from "./svg.ts";

interface Portrait {
  background: Tone;
  skin: Skin;
  clothes: string;
  hair: Hair & { over?: string };
  brows: string;
  /** Between face and features. */
  beard?: string;
  /** Over the features: glasses, lines, freckles. */
  extras?: string;
}

const black = "#20242A";
const espresso = "#3B2A22";
const brown = "#6A4631";
const blond = "#D2AC67";
const ginger = "#B0602F";
const grey = "#8F9699";
const white = "#E4E3DE";

const { fair, light, tan, brown: brownSkin, umber, deep } = skins;

const portraits: readonly Portrait[] = [
  // 01 woman of Chinese looks, 40s, black bob
  { background: teal, skin: light, hair: hair.bob(black), brows: black, clothes: blazer(teal.deep, "#0B5A54", paper) },
  // 02 man of Chinese looks, 30s, glasses
  {
    background: slate,
    skin: light,
    hair: hair.sidePart(black),
    brows: black,
    extras: squareGlasses(ink),
    clothes: shirt(slate.soft, slate.deep),
  },
  // 03 young Malay woman, teal hijab
  {
    background: ochre,
    skin: tan,
    hair: veil(teal.deep, "#0B5A54"),
    brows: espresso,
    clothes: crew(teal.soft, teal.deep),
  },
  // 04 Sikh man, turban and beard
  {
    background: moss,
    skin: brownSkin,
    hair: turban(clay.deep, "#964A34"),
    brows: black,
    beard: beards.full(black),
    clothes: shirt(moss.soft, moss.deep),
  },
  // 05 Indian woman, long dark hair
  {
    background: clay,
    skin: brownSkin,
    hair: hair.long(black),
    brows: black,
    clothes: vneck(ochre.deep, "#A67420", brownSkin),
  },
  // 06 white man, ginger beard
  {
    background: teal,
    skin: fair,
    hair: hair.crop(ginger),
    brows: "#8E4A22",
    beard: beards.short(ginger),
    clothes: crew(slate.deep, "#354D64"),
  },
  // 07 Malay woman, 50s, rose hijab and glasses
  {
    background: plum,
    skin: tan,
    hair: veil("#C98F9B", "#B0747F"),
    brows: espresso,
    extras: roundGlasses("#6E4A50") + lines(tan),
    clothes: crew(plum.deep, plum.soft),
  },
  // 08 black man, short hair and beard
  {
    background: ochre,
    skin: deep,
    hair: hair.crop("#191513"),
    brows: "#191513",
    beard: beards.short("#1F1713"),
    clothes: mandarin(ochre.deep, "#A67420"),
  },
  // 09 older man of Chinese looks, grey hair
  {
    background: slate,
    skin: light,
    hair: hair.sidePart(grey),
    brows: "#7B8184",
    extras: lines(light),
    clothes: shirt(paper, slate.soft),
  },
  // 10 white woman, blond bun
  { background: moss, skin: fair, hair: hair.bun(blond), brows: "#A37F42", clothes: turtleneck(moss.deep, "#4E6039") },
  // 11 young Malay man, moustache
  {
    background: teal,
    skin: tan,
    hair: hair.waves(black),
    brows: black,
    beard: beards.moustache(black),
    clothes: crew(ochre.soft, ochre.deep),
  },
  // 12 black woman, afro
  {
    background: clay,
    skin: umber,
    hair: hair.afro("#231916"),
    brows: "#231916",
    clothes: vneck(clay.deep, "#964A34", umber),
  },
  // 13 Japanese or Korean woman, fringe
  {
    background: slate,
    skin: light,
    hair: hair.fringe(espresso),
    brows: espresso,
    clothes: turtleneck(plum.soft, plum.deep),
  },
  // 14 white man, blond, clean-shaven
  {
    background: plum,
    skin: fair,
    hair: hair.quiff(blond, "#B8935A"),
    brows: "#A37F42",
    clothes: hoodie(slate.deep, "#354D64"),
  },
  // 15 Indian woman, 60s, grey bun and glasses
  {
    background: ochre,
    skin: brownSkin,
    hair: hair.bun(grey),
    brows: "#6B6F71",
    extras: roundGlasses(ink) + lines(brownSkin),
    clothes: vneck(plum.deep, "#5F3D57", brownSkin),
  },
  // 16 Filipino man, wavy hair
  {
    background: moss,
    skin: tan,
    hair: hair.waves(espresso),
    brows: espresso,
    beard: beards.stubble(black),
    clothes: shirt(teal.soft, teal.deep),
  },
  // 17 Latin American woman, brown curls
  {
    background: teal,
    skin: tan,
    hair: hair.curls(brown),
    brows: espresso,
    clothes: blazer(clay.deep, "#964A34", paper),
  },
  // 18 Middle Eastern man, full beard
  {
    background: clay,
    skin: tan,
    hair: hair.quiff("#2C3036", black),
    brows: black,
    beard: beards.full("#2A2522"),
    clothes: blazer(slate.deep, "#354D64", paper),
  },
  // 19 young man of Chinese looks, tinted top
  { background: ochre, skin: light, hair: hair.quiff(teal.soft, black), brows: black, clothes: hoodie(ink, "#364550") },
  // 20 older woman, short white hair and glasses
  {
    background: slate,
    skin: fair,
    hair: hair.swept(white, "#C9C7C0"),
    brows: "#A5A39D",
    extras: squareGlasses(clay.deep) + lines(fair),
    clothes: crew(teal.deep, teal.soft),
  },
  // 21 bald South Indian man, glasses
  {
    background: teal,
    skin: umber,
    hair: hair.none,
    brows: "#231916",
    beard: beards.stubble("#000"),
    extras: squareGlasses("#15181B"),
    clothes: turtleneck(ochre.deep, "#A67420"),
  },
  // 22 red-haired woman, freckles
  {
    background: moss,
    skin: fair,
    hair: hair.long("#B5542F"),
    brows: "#8E4A22",
    extras: freckles(fair),
    clothes: crew(moss.deep, moss.soft),
  },
  // 23 Arab woman, mustard hijab
  {
    background: slate,
    skin: light,
    hair: veil("#C9973A", "#A97B28"),
    brows: black,
    clothes: crew(slate.deep, slate.soft),
  },
  // 24 older white man, white beard
  {
    background: plum,
    skin: fair,
    hair: hair.thinning(white),
    brows: "#B9B7B1",
    beard: beards.full(white),
    extras: lines(fair),
    clothes: crew(clay.deep, "#964A34"),
  },
];

function draw({
  background,
  skin,
  clothes,
  hair: { back, front, over = "" },
  brows,
  beard = "",
  extras = "",
}: Portrait): string {
  const person = [back, neck(skin), clothes, over, head(skin), beard, features(skin, brows), front, extras];
  // Closer than drawn: faces have to be distinguishable at 32 pixels.
  return picture(
    96,
    96,
    rect(0, 0, 96, 96, background.pale),
    group('transform="translate(-9.6 -9) scale(1.2)"', ...person),
  );
}

export const avatars = portraits.map(draw);

/** All in one file: `#a05` is the fifth. */
export const avatarSheet = svg(
  96,
  96 * avatars.length,
  ...avatars.flatMap((avatar, index) => [
    `<view id="a${String(index + 1).padStart(2, "0")}" viewBox="0 ${96 * index} 96 96"/>`,
    avatar.replace("<svg ", `<svg y="${96 * index}" `),
  ]),
);
