/** A PDF with one page that holds one JPEG picture. */

/** Longest side of a page in points: A3 across. */
const longest = 1191;

export function pdfOfJpeg(
  jpeg: Uint8Array<ArrayBuffer>,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array<ArrayBuffer> {
  const scale = longest / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const content = `q ${w} 0 0 ${h} 0 0 cm /Picture Do Q`;
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array<ArrayBuffer>): void => {
    const bytes = typeof part === "string" ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (body: string, stream?: Uint8Array<ArrayBuffer> | string): void => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n${body}\n`);
    if (stream !== undefined) {
      add("stream\n");
      add(stream);
      add("\nendstream\n");
    }
    add("endobj\n");
  };
  add("%PDF-1.4\n");
  object("<< /Type /Catalog /Pages 2 0 R >>");
  object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
  );
  object(`<< /Length ${content.length} >>`, content);
  object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
    jpeg,
  );
  const table = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = offsets.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`);
  add(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
