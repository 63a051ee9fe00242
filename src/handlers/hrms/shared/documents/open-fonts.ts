/** Fonts of documents, opened once per thread: what they share between documents is what makes the next one fast. */
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { create, type Font } from "fontkit";

const headLength = 44;
const entryLength = 20;
const woffMark = 0x774f4646;

/**
 * The font in a WOFF file, unpacked. fontkit would unpack a table each time it reads from it, which takes most of the time of a
 * document.
 */
export function unpacked(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== woffMark) return file;
  const count = file.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let position = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = headLength + index * entryLength;
    const [offset, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [number, number, number];
    const data = file.subarray(offset, offset + packed);
    const table = packed === length ? data : inflateSync(data);
    const line = 12 + 16 * index;
    file.copy(head, line, entry, entry + 4);
    file.copy(head, line + 4, entry + 16, entry + 20);
    head.writeUInt32BE(position, line + 8);
    head.writeUInt32BE(length, line + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    position += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** Words whose shape is kept: those of labels come back in every document. */
const keptWords = 4_000;

/** Amounts and dates: kerning would hide the point after a 7. */
const figures = /^[-+\d.,:/%]+$/;
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
