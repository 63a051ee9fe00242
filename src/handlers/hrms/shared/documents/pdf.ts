/** PDF documents of a title, paragraphs and a table of terms, on A4. */
import PDFDocument from "pdfkit";
import { fontRuns, type PdfWeight } from "./pdf-fonts.ts";

export interface PdfRow {
  readonly label: string;
  readonly value: string;
}

export interface PdfContent {
  readonly title: string;
  /** Below the title. */
  readonly lead: readonly string[];
  readonly rows: readonly PdfRow[];
  /** After the table. */
  readonly notes: readonly string[];
  /** At the foot of each page. */
  readonly foot: string;
  /** Its date in the file, so that the same content gives the same file. */
  readonly at: Date;
}

const margin = 56;
const labelWidth = 150;
const gap = 16;
const ink = "#1b2126";
const muted = "#5b6670";
const line = "#d5dade";

export async function pdfOf({ title, lead, rows, notes, foot, at }: PdfContent): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: margin, bottom: margin + 20, left: margin, right: margin },
    bufferPages: true,
    lang: "en",
    displayTitle: true,
    info: { Title: title, Producer: "HRMS", Creator: "HRMS", CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  const width = pdf.page.width - 2 * margin;
  const bottom = pdf.page.height - margin - 20;

  function write(text: string, x: number, y: number, room: number, weight: PdfWeight = "regular"): number {
    const runs = fontRuns(text, weight);
    for (const [index, run] of runs.entries()) {
      const continued = index < runs.length - 1;
      pdf.font(run.font);
      if (index === 0) pdf.text(run.text, x, y, { width: room, continued, lineGap: 2 });
      else pdf.text(run.text, { width: room, continued, lineGap: 2 });
    }
    return pdf.y;
  }

  pdf.fontSize(18).fillColor(ink);
  let y = write(title, margin, margin, width, "bold") + 6;
  pdf.fontSize(10).fillColor(muted);
  for (const text of lead) y = write(text, margin, y, width) + 2;
  y += 10;
  pdf.fontSize(9.5);
  for (const { label, value } of rows) {
    if (y > bottom - 40) {
      pdf.addPage();
      y = margin;
    }
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
    const top = y + 6;
    const page = pdf.bufferedPageRange().count;
    pdf.fillColor(muted);
    const afterLabel = write(label, margin, top, labelWidth);
    pdf.fillColor(ink);
    const afterValue = write(value, margin + labelWidth + gap, top, width - labelWidth - gap);
    // A long value may have gone on to the next page.
    y = (pdf.bufferedPageRange().count > page ? afterValue : Math.max(afterLabel, afterValue)) + 4;
  }
  y += 10;
  pdf.fontSize(9.5).fillColor(ink);
  for (const text of notes) {
    if (y > bottom - 40) {
      pdf.addPage();
      y = margin;
    }
    y = write(text, margin, y, width) + 4;
  }
  const { count } = pdf.bufferedPageRange();
  pdf.fontSize(8).fillColor(muted);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    write(`${foot} · ${page + 1} / ${count}`, margin, pdf.page.height - margin, width);
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}
