/** A sample document: a one-page PDF with a few lines of text. */
const escaped = (line: string): string => line.replace(/[^\x20-\x7e]/g, "?").replace(/[\\()]/g, (sign) => `\\${sign}`);

export function paper(title: string, lines: readonly string[]): Buffer {
  const text = [
    "BT",
    "/F1 18 Tf",
    "72 760 Td",
    `(${escaped(title)}) Tj`,
    "/F1 11 Tf",
    ...lines.flatMap((line) => ["0 -24 Td", `(${escaped(line)}) Tj`]),
    "ET",
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  // Readers find the objects by their offsets.
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(start).padStart(10, "0");
  });
  const table = [`0 ${objects.length + 1}`, "0000000000 65535 f ", ...starts.map((start) => `${start} 00000 n `)].join(
    "\n",
  );
  return Buffer.from(
    `${file}xref\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    "latin1",
  );
}
