/** The few words of SVG the drawings are made of, and the palette they share. */
export const ink = "#22303A";
export const paper = "#F7F5F0";

/** Deep teal and five muted companions: the colour, a softer one, a pale one. */
export const teal = { deep: "#0F766E", soft: "#5FA39B", pale: "#CBE0DC" } as const;
export const clay = { deep: "#B85F45", soft: "#D69680", pale: "#EED6CC" } as const;
export const ochre = { deep: "#C98F2B", soft: "#E0B968", pale: "#F1E2C0" } as const;
export const slate = { deep: "#46647F", soft: "#8AA3B8", pale: "#D2DDE6" } as const;
export const plum = { deep: "#7B5071", soft: "#AD8AA5", pale: "#E4D5E0" } as const;
export const moss = { deep: "#63794A", soft: "#9CAE84", pale: "#DBE3CE" } as const;

export type Tone = typeof teal | typeof clay | typeof ochre | typeof slate | typeof plum | typeof moss;

/** A drawing without a background; sizes are only a hint, it scales. */
export function svg(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${parts.join("\n")}\n</svg>\n`;
}

/** A picture with a background: it fills a frame of any shape instead of leaving bars. */
export function picture(width: number, height: number, ...parts: string[]): string {
  return svg(width, height, ...parts).replace(">", ' preserveAspectRatio="xMidYMid slice">');
}

export function group(attributes: string, ...parts: string[]): string {
  return `<g ${attributes}>${parts.join("")}</g>`;
}

export function at(x: number, y: number, ...parts: string[]): string {
  return group(`transform="translate(${x} ${y})"`, ...parts);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, more = ""): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ""} fill="${fill}"${more && ` ${more}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A stroke with round ends. */
export function line(d: string, stroke: string, width = 1.5, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

/** Many boxes of one size as a single path, which is a quarter of the bytes. */
export function boxes(
  places: readonly (readonly [x: number, y: number])[],
  width: number,
  height: number,
  fill: string,
  more = "",
): string {
  return path(places.map(([x, y]) => `M${x} ${y}h${width}v${height}h${-width}Z`).join(""), fill, more);
}

/** Round dots as a single path. */
export function dots(
  places: readonly (readonly [x: number, y: number])[],
  radius: number,
  color: string,
  more = "",
): string {
  return line(places.map(([x, y]) => `M${x} ${y}h0`).join(""), color, radius * 2, more);
}

/** The places of a grid. */
export function grid(
  columns: number,
  rows: number,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
): [number, number][] {
  return Array.from({ length: columns * rows }, (_, i) => [
    x + (i % columns) * stepX,
    y + Math.floor(i / columns) * stepY,
  ]);
}

/** The parts that `make` draws for 0 to count - 1. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join("");
}

/**
 * Pictures of one size in one file, so that a page with many of them makes one request: `#p05` is the fifth. Without a size
 * of its own, the file takes that of the part which is shown.
 */
export function sheet(width: number, height: number, pictures: readonly string[], name = "p"): string {
  const parts = pictures.flatMap((each, index) => [
    `<view id="${name}${String(index + 1).padStart(2, "0")}" viewBox="0 ${height * index} ${width} ${height}" preserveAspectRatio="xMidYMid slice"/>`,
    each.replace("<svg ", `<svg y="${height * index}" `),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * pictures.length}">\n${parts.join("\n")}\n</svg>\n`;
}
