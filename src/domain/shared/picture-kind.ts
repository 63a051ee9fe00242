/** Detects the kind and size of an image from its bytes. */
import { UploadFault } from "./upload/fault.ts";
import { longestPictureSide } from "./upload/limits.ts";

export type PictureKind = "png" | "jpeg" | "webp";

const signatures: readonly { kind: PictureKind; at: number; bytes: readonly number[] }[] = [
  { kind: "png", at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: "jpeg", at: 0, bytes: [0xff, 0xd8, 0xff] },
  { kind: "webp", at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  return signatures.find(({ at, bytes: wanted }) => wanted.every((byte, index) => bytes[at + index] === byte))?.kind;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** JPEG markers (SOF) followed by the size; others in this range are tables. */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): Size | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (startsFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Fill bytes before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30) return undefined;
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (chunk === "VP8X")
    return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
  if (chunk === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== "VP8L") return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Width and height from the image header; undefined if truncated. */
export function pictureSizeOf(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = pictureKindOf(bytes);
  if (kind === "png") return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
  return kind === "jpeg" ? jpegSize(view) : kind === "webp" ? webpSize(view) : undefined;
}

/** The kind of an image that browsers can show within the pixel limit; undefined for anything else. */
export function checkedPictureKind(bytes: Uint8Array): PictureKind | undefined {
  const { width = 0, height = 0 } = pictureSizeOf(bytes) ?? {};
  if (Math.max(width, height) > longestPictureSide)
    throw new UploadFault("picture-too-large", { limit: longestPictureSide });
  return pictureKindOf(bytes);
}
