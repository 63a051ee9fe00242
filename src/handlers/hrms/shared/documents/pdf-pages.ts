/** PDF documents of blocks, on A4: titles, facts, tables and texts, with a company's name and colour. */
import PDFDocument from "pdfkit";
import type { PdfBlock, PdfPages } from "#src/domain/shared/document.ts";
import { openFont } from "./open-fonts.ts";
import { fontRuns, type PdfWeight } from "./pdf-fonts.ts";

const ink = "#1b2126";
const muted = "#5b6670";
const line = "#d5dade";
const standardColour = "#0b5d73";
const logoHeight = 28;
/** Between columns of facts and cells. */
const gap = 8;

type Place = { readonly x: number; readonly width: number; readonly align?: "left" | "right" };
interface Style {
  readonly size: number;
  readonly colour?: string;
  readonly weight?: PdfWeight;
}

/** Widths of texts, which come back in the next document of the thread. */
const widths = new Map<string, number>();
const keptWidths = 10_000;

/** Keeps the position on the page, and starts a new page where a block does not fit. */
class Pages {
  readonly pdf: InstanceType<typeof PDFDocument>;
  readonly margin: number;
  readonly width: number;
  readonly colour: string;
  y: number;

  constructor({ title, language, landscape = false, at, colour = standardColour, password }: PdfPages) {
    this.margin = landscape ? 36 : 48;
    this.colour = colour;
    this.pdf = new PDFDocument({
      size: "A4",
      layout: landscape ? "landscape" : "portrait",
      margins: { top: this.margin, bottom: 0, left: this.margin, right: this.margin },
      bufferPages: true,
      lang: language,
      displayTitle: true,
      // Without the standard font, which nothing uses.
      font: null as unknown as string,
      info: { Title: title, Producer: "HRMS", Creator: "HRMS", CreationDate: at, ModDate: at },
      ...(password && {
        userPassword: password,
        pdfVersion: "1.7ext3",
        permissions: { printing: "highResolution", copying: true, contentAccessibility: true },
      }),
    });
    this.width = this.pdf.page.width - 2 * this.margin;
    this.y = this.margin;
  }

  get bottom(): number {
    return this.pdf.page.height - this.margin - 20;
  }

  /** Whether a new page was started. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.pdf.addPage();
    this.y = this.margin;
    return true;
  }

  /** pdfkit takes an opened font too, which its types do not say. */
  use(path: string): void {
    this.pdf.font(openFont(path) as unknown as Buffer, path);
  }

  widthOf(text: string, { size, weight = "regular" }: Style): number {
    const key = `${size} ${weight} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    if (widths.size >= keptWidths) widths.clear();
    this.pdf.fontSize(size);
    const width = fontRuns(text, weight).reduce((sum, run) => {
      this.use(run.font);
      return sum + this.pdf.widthOfString(run.text);
    }, 0);
    widths.set(key, width);
    return width;
  }

  /** The text in lines that fit: broken at spaces, and within words only where a word is wider than the room. */
  linesOf(text: string, room: number, style: Style): string[] {
    return text.split("\n").flatMap((paragraph) => {
      if (this.widthOf(paragraph, style) <= room) return [paragraph];
      const lines: string[] = [];
      let current = "";
      for (const word of paragraph.split(" ").flatMap((part) => this.pieces(part, room, style))) {
        const longer = current === "" ? word : `${current} ${word}`;
        if (current !== "" && this.widthOf(longer, style) > room) {
          lines.push(current);
          current = word;
        } else current = longer;
      }
      return [...lines, current];
    });
  }

  private pieces(word: string, room: number, style: Style): string[] {
    if (this.widthOf(word, style) <= room) return [word];
    const pieces: string[] = [];
    let piece = "";
    for (const letter of word) {
      if (piece !== "" && this.widthOf(piece + letter, style) > room) {
        pieces.push(piece);
        piece = "";
      }
      piece += letter;
    }
    return [...pieces, piece];
  }

  lineHeight({ size }: Style): number {
    return size * 1.4;
  }

  /** Draws lines at a height, without moving on. */
  draw(lines: readonly string[], { x, width, align = "left" }: Place, top: number, style: Style): void {
    const { size, colour = ink, weight = "regular" } = style;
    for (const [index, text] of lines.entries()) {
      let at = align === "right" ? x + width - this.widthOf(text, style) : x;
      this.pdf.fontSize(size).fillColor(colour);
      for (const run of fontRuns(text, weight)) {
        this.use(run.font);
        this.pdf.text(run.text, at, top + index * this.lineHeight(style), { lineBreak: false });
        at += this.pdf.widthOfString(run.text);
      }
    }
  }

  /** A paragraph, below what came before. */
  write(text: string, style: Style, after = 0): void {
    const lines = this.linesOf(text, this.width, style);
    for (const each of lines) {
      this.need(this.lineHeight(style));
      this.draw([each], { x: this.margin, width: this.width }, this.y, style);
      this.y += this.lineHeight(style);
    }
    this.y += after;
  }

  rule(colour = line, weight = 0.5): void {
    this.pdf
      .moveTo(this.margin, this.y)
      .lineTo(this.margin + this.width, this.y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke();
  }
}

type Block<Kind extends PdfBlock["kind"]> = Extract<PdfBlock, { readonly kind: Kind }>;

function facts(pages: Pages, { items, columns }: Block<"facts">): void {
  const [label, value]: readonly [Style, Style] = [{ size: 7.5, colour: muted }, { size: 9.5 }];
  const room = (pages.width - gap * (columns - 1)) / columns;
  for (let from = 0; from < items.length; from += columns) {
    const row = items
      .slice(from, from + columns)
      .map((item) => ({ ...item, lines: pages.linesOf(item.value, room, value) }));
    const height =
      Math.max(...row.map(({ lines }) => lines.length)) * pages.lineHeight(value) + pages.lineHeight(label);
    pages.need(height);
    for (const [column, { label: name, lines }] of row.entries()) {
      const x = pages.margin + column * (room + gap);
      pages.draw([name], { x, width: room }, pages.y, label);
      pages.draw(lines, { x, width: room }, pages.y + pages.lineHeight(label), value);
    }
    pages.y += height + 5;
  }
  pages.y += 4;
}

function table(pages: Pages, { head, columns, rows, size = 9 }: Block<"table">): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = pages.margin;
  const places = columns.map(({ share, align = "left" }) => {
    const width = (pages.width * share) / whole;
    // Numbers end where the table does, words start where it does.
    const place = { x: align === "right" ? x + gap : x, width: width - gap, align };
    x += width;
    return place;
  });
  const row = (cells: readonly string[], style: Style): void => {
    const lines = cells.map((cell, column) => pages.linesOf(cell, places[column]?.width ?? 0, style));
    const count = Math.max(...lines.map((each) => each.length));
    const height = count * pages.lineHeight(style) + 4;
    // A row moves to the next page as a whole, unless it is longer than a page.
    const atOnce = height > pages.bottom - 2 * pages.margin ? 1 : count;
    pages.y += 2;
    for (let from = 0; from < count; from += atOnce) {
      if (pages.need(atOnce * pages.lineHeight(style) + 2.5)) drawHead();
      for (const [column, place] of places.entries())
        pages.draw(lines[column]?.slice(from, from + atOnce) ?? [], place, pages.y, style);
      pages.y += atOnce * pages.lineHeight(style);
    }
    pages.y += 2;
  };
  const drawHead = (): void => {
    if (head === null) return;
    const style: Style = { size: size - 1, colour: muted };
    const lines = head.map((cell, column) => pages.linesOf(cell, places[column]?.width ?? 0, style));
    for (const [column, place] of places.entries()) pages.draw(lines[column] ?? [], place, pages.y + 2.5, style);
    pages.y += Math.max(...lines.map((each) => each.length)) * pages.lineHeight(style) + 4;
    pages.rule(pages.colour, 1);
  };
  pages.need(40);
  drawHead();
  for (const { cells, strong = false } of rows) {
    row(cells, { size, weight: strong ? "bold" : "regular" });
    pages.rule();
  }
  pages.y += 8;
}

function title(pages: Pages, { text, lead, logo }: Block<"title">): void {
  if (logo) {
    pages.pdf.image(Buffer.from(logo), pages.margin + pages.width - 140, pages.y, {
      fit: [140, logoHeight],
      align: "right",
    });
  }
  pages.write(text, { size: 17, weight: "bold", colour: pages.colour }, 2);
  for (const each of lead) pages.write(each, { size: 9.5, colour: muted });
  pages.y += 6;
  pages.rule(pages.colour, 1);
  pages.y += 10;
}

function sum(pages: Pages, { label, value }: Block<"sum">): void {
  pages.need(30);
  pages.pdf.rect(pages.margin, pages.y, pages.width, 26).fillColor(pages.colour).fill();
  const style: Style = { size: 11.5, weight: "bold", colour: "#ffffff" };
  const inside = { x: pages.margin + 10, width: pages.width - 20 };
  pages.draw([label], inside, pages.y + 6, style);
  pages.draw([value], { ...inside, align: "right" }, pages.y + 6, style);
  pages.y += 38;
}

function block(pages: Pages, one: PdfBlock): void {
  switch (one.kind) {
    case "title":
      return title(pages, one);
    case "heading":
      // Never alone at the foot of a page.
      pages.need(50);
      return pages.write(one.text, { size: 10.5, weight: "bold" }, 2);
    case "facts":
      return facts(pages, one);
    case "table":
      return table(pages, one);
    case "sum":
      return sum(pages, one);
    case "text":
      return pages.write(one.text, { size: 8.5, colour: muted }, 6);
  }
}

export async function pdfPages(content: PdfPages): Promise<Uint8Array> {
  const pages = new Pages(content);
  const { pdf } = pages;
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  for (const one of content.blocks) block(pages, one);
  const { count } = pdf.bufferedPageRange();
  const style: Style = { size: 7.5, colour: muted };
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const place = { x: pages.margin, width: pages.width };
    const top = pdf.page.height - pages.margin;
    pages.draw([content.foot], place, top, style);
    pages.draw([`${page + 1} / ${count}`], { ...place, align: "right" }, top, style);
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}
