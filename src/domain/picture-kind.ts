/** What a picture is by its first bytes, whatever its name says. */
export type PictureKind = "png" | "jpeg" | "webp";

const signatures: readonly { kind: PictureKind; at: number; bytes: readonly number[] }[] = [
  { kind: "png", at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: "jpeg", at: 0, bytes: [0xff, 0xd8, 0xff] },
  { kind: "webp", at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  return signatures.find(({ at, bytes: wanted }) => wanted.every((byte, index) => bytes[at + index] === byte))?.kind;
}
