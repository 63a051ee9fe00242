/** Fonts of documents, opened once per thread: what they share between documents is what makes the next one fast. */
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { create, type Font } from "fontkit";
import { isWoff2, woff2Tables } from "./woff2.ts";

const headLength = 44;
const entryLength = 20;
const woffMark = 0x774f4646;

/** Tables of a WOFF file by their names. */
function woffTables(file: Buffer): ReadonlyMap<string, Buffer> {
  const entries = Array.from({ length: file.readUInt16BE(12) }, (_, index) => headLength + index * entryLength);
  return new Map(
    entries.map((entry) => {
      const [offset, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [
        number,
        number,
        number,
      ];
      const data = file.subarray(offset, offset + packed);
      return [file.toString("latin1", entry, entry + 4), packed === length ? data : inflateSync(data)];
    }),
  );
}

/** The tables as a plain font; nobody compares its check sums. */
function plainFont(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let position = head.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const line = 12 + 16 * index;
    head.write(tag, line, "latin1");
    head.writeUInt32BE(position, line + 8);
    head.writeUInt32BE(table.length, line + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    position += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/**
 * The font in a WOFF or WOFF2 file, unpacked. From WOFF, fontkit would unpack a table each time it reads from it, which takes most of
 * the time of a document; from WOFF2, it cannot take glyphs.
 */
export function unpacked(file: Buffer): Buffer {
  if (isWoff2(file)) return plainFont(file.readUInt32BE(4), woff2Tables(file));
  return file.readUInt32BE(0) === woffMark ? plainFont(file.readUInt32BE(4), woffTables(file)) : file;
}

/** Words whose shape is kept: those of labels come back in every document. */
const keptWords = 4_000;

/** Amounts and dates: kerning would hide the point after a 7. */
const figures = /^[-+\d.,:/%]+ ?$/;
const tabular = { kern: false, tnum: true };

/** Makes the font remember the shapes of words. pdfkit scales the positions it gets in place, so each call gets its own. */
function remembering(font: Font): Font {
  const shapes = new Map<string, ReturnType<Font["layout"]>>();
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    if (features) return layout(text, features);
    let run = shapes.get(text);
    if (run === undefined) {
      if (shapes.size >= keptWords) shapes.clear();
      run = layout(text, figures.test(text) ? tabular : undefined);
      shapes.set(text, run);
    }
    const positions = run.positions.map((position) => ({ ...position }));
    return {
      glyphs: run.glyphs,
      positions,
      // Of the positions as they are when it is read: scaled.
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
      },
    };
  };
  return font;
}

const open = new Map<string, Font>();

/** By the path of its file; the same object for every document. */
export function openFont(path: string): Font {
  const font = open.get(path) ?? remembering(create(unpacked(readFileSync(path))));
  open.set(path, font);
  return font;
}
