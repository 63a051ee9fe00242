/**
 * Unpacks WOFF2 fonts to plain TrueType, by the W3C's recommendation: fontkit reads their outlines but cannot take glyphs out of
 * them, so that documents would show nothing.
 */
import { brotliDecompressSync } from "node:zlib";

const woff2Mark = 0x774f4632;
const tags =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill".match(
    /.{4}(?= |$)/g,
  ) ?? [];
/** Of variable fonts: documents show the first weight. */
const unused = new Set(["gvar", "fvar", "avar", "HVAR", "MVAR", "STAT", "cvar", "VVAR"]);

class Reader {
  private readonly bytes: Buffer;
  at: number;
  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  take(length: number): Buffer {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  u8 = (): number => this.take(1).readUInt8();
  u16 = (): number => this.take(2).readUInt16BE();
  i16 = (): number => this.take(2).readInt16BE();
  u32 = (): number => this.take(4).readUInt32BE();
  /** Seven bits a byte, the last one without its top bit. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  }
  u255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }
}

interface Point {
  readonly dx: number;
  readonly dy: number;
  readonly onCurve: boolean;
}

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value);

/** A point as a flag and one to four bytes. */
function pointOf(written: number, glyphs: Reader): Point {
  const [flag, onCurve] = [written & 0x7f, written < 0x80];
  if (flag < 10) return { dx: 0, dy: signed(flag, ((flag & 14) << 7) + glyphs.u8()), onCurve };
  if (flag < 20) return { dx: signed(flag, (((flag - 10) & 14) << 7) + glyphs.u8()), dy: 0, onCurve };
  if (flag < 84) {
    const [base, byte] = [flag - 20, glyphs.u8()];
    const [dx, dy] = [1 + (base & 0x30) + (byte >> 4), 1 + ((base & 0x0c) << 2) + (byte & 0x0f)];
    return { dx: signed(flag, dx), dy: signed(flag >> 1, dy), onCurve };
  }
  if (flag < 120) {
    const base = flag - 84;
    const dx = 1 + (Math.floor(base / 12) << 8) + glyphs.u8();
    const dy = 1 + (((base % 12) >> 2) << 8) + glyphs.u8();
    return { dx: signed(flag, dx), dy: signed(flag >> 1, dy), onCurve };
  }
  if (flag < 124) {
    const [first, second, third] = [glyphs.u8(), glyphs.u8(), glyphs.u8()];
    const [dx, dy] = [(first << 4) + (second >> 4), ((second & 0x0f) << 8) + third];
    return { dx: signed(flag, dx), dy: signed(flag >> 1, dy), onCurve };
  }
  return { dx: signed(flag, glyphs.u16()), dy: signed(flag >> 1, glyphs.u16()), onCurve };
}

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
};

/** A coordinate in as few bytes as it needs, and the bits of its flag. */
function coordinate(delta: number, short: number, same: number): readonly [flag: number, bytes: readonly number[]] {
  if (delta === 0) return [same, []];
  if (Math.abs(delta) < 256) return [short | (delta > 0 ? same : 0), [Math.abs(delta)]];
  return [0, [(delta >> 8) & 0xff, delta & 0xff]];
}

function outlineOf(points: readonly Point[]): { readonly bytes: Buffer; readonly box: readonly number[] } {
  const flags: number[] = [];
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y] = [0, 0];
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { dx, dy, onCurve } of points) {
    const [ofX, inX] = coordinate(dx, 2, 16);
    const [ofY, inY] = coordinate(dy, 4, 32);
    flags.push(Number(onCurve) | ofX | ofY);
    xs.push(...inX);
    ys.push(...inY);
    x += dx;
    y += dy;
    box.splice(0, 4, Math.min(box[0]!, x), Math.min(box[1]!, y), Math.max(box[2]!, x), Math.max(box[3]!, y));
  }
  return { bytes: Buffer.from([...flags, ...xs, ...ys]), box };
}

/** The bytes of a composite glyph's parts, and whether instructions follow. */
function partsOf(composites: Reader): { readonly bytes: Buffer; readonly instructed: boolean } {
  const bytes: Buffer[] = [];
  let instructed = false;
  for (let more = true; more;) {
    const flags = composites.u16();
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    bytes.push(words(flags), composites.take(2 + (flags & 1 ? 4 : 2) + scale));
    instructed ||= (flags & 0x100) !== 0;
    more = (flags & 0x20) !== 0;
  }
  return { bytes: Buffer.concat(bytes), instructed };
}

/** The tables of outlines and their places, and where each glyph starts on the left. */
function outlines(table: Buffer): { readonly glyf: Buffer; readonly loca: Buffer; readonly lefts: readonly number[] } {
  const head = new Reader(table, 4);
  const count = head.u16();
  head.u16();
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, pointCounts, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => new Reader(head.take(size)),
  ) as [Reader, Reader, Reader, Reader, Reader, Reader, Reader];
  const hasBox = boxes.take(4 * Math.ceil(count / 32));
  const loca = Buffer.alloc(4 * (count + 1));
  const parts: Buffer[] = [];
  const lefts: number[] = [];
  let place = 0;
  for (let index = 0; index < count; index += 1) {
    loca.writeUInt32BE(place, 4 * index);
    const own = contours.i16();
    const boxed = ((hasBox[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
    const given = boxed ? Array.from({ length: 4 }, () => boxes.i16()) : undefined;
    const pieces: Buffer[] = [];
    if (own > 0) {
      let total = 0;
      const ends = Array.from({ length: own }, () => (total += pointCounts.u255()) - 1);
      const points = Array.from({ length: total }, () => pointOf(flags.u8(), glyphs));
      const { bytes, box } = outlineOf(points);
      const length = glyphs.u255();
      lefts.push((given ?? box)[0] ?? 0);
      pieces.push(words(own, ...(given ?? box)), words(...ends), words(length), instructions.take(length), bytes);
    } else if (own < 0) {
      const { bytes, instructed } = partsOf(composites);
      lefts.push(given?.[0] ?? 0);
      pieces.push(words(own, ...(given ?? [0, 0, 0, 0])), bytes);
      if (instructed) {
        const length = glyphs.u255();
        pieces.push(words(length), instructions.take(length));
      }
    } else lefts.push(0);
    const glyph = Buffer.concat(pieces);
    const padding = Buffer.alloc((4 - (glyph.length % 4)) % 4);
    parts.push(glyph, padding);
    place += glyph.length + padding.length;
  }
  loca.writeUInt32BE(place, 4 * count);
  return { glyf: Buffer.concat(parts), loca, lefts };
}

/** Widths with the left sides that were left out because outlines have them. */
function metrics(table: Buffer, wide: number, lefts: readonly number[]): Buffer {
  const reader = new Reader(table);
  const flags = reader.u8();
  const widths = Array.from({ length: wide }, () => reader.u16());
  const own = flags & 1 ? lefts.slice(0, wide) : Array.from({ length: wide }, () => reader.i16());
  const rest = flags & 2 ? lefts.slice(wide) : lefts.slice(wide).map(() => reader.i16());
  return words(...widths.flatMap((width, index) => [width, own[index] ?? 0]), ...rest);
}

export const isWoff2 = (file: Buffer): boolean => file.readUInt32BE(0) === woff2Mark;

/** The tables of the font by their names, without those of its variations. */
export function woff2Tables(file: Buffer): ReadonlyMap<string, Buffer> {
  const head = new Reader(file, 12);
  const count = head.u16();
  head.take(6);
  const packed = head.u32();
  head.take(24);
  const entries = Array.from({ length: count }, () => {
    const flags = head.u8();
    const tag = (flags & 0x3f) === 0x3f ? head.take(4).toString("latin1") : (tags[flags & 0x3f] ?? "");
    const length = head.base128();
    const outline = tag === "glyf" || tag === "loca";
    const transformed = outline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, transformed, size: transformed ? head.base128() : length };
  });
  const data = new Reader(brotliDecompressSync(head.take(packed)));
  const read = new Map(entries.map(({ tag, transformed, size }) => [tag, { transformed, bytes: data.take(size) }]));
  const tables = new Map([...read].map(([tag, { bytes }]) => [tag, bytes]));
  const glyphs = read.get("glyf");
  if (glyphs?.transformed) {
    const { glyf, loca, lefts } = outlines(glyphs.bytes);
    const hmtx = read.get("hmtx");
    const wide = tables.get("hhea")?.readUInt16BE(34) ?? 0;
    if (hmtx?.transformed) tables.set("hmtx", metrics(hmtx.bytes, wide, lefts));
    const settings = Buffer.from(tables.get("head") ?? Buffer.alloc(54));
    // Places of glyphs in four bytes each.
    settings.writeInt16BE(1, 50);
    for (const [tag, bytes] of Object.entries({ glyf, loca, head: settings })) tables.set(tag, bytes);
  }
  return new Map([...tables].filter(([tag]) => !unused.has(tag)));
}
