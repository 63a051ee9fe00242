/** Validation of files by type, size and number. */
export interface FileLimits {
  /** In the format of an input's `accept`: "image/*,.pdf". */
  readonly accept?: string;
  /** Maximum size in bytes. */
  readonly maxBytes?: number;
  readonly max?: number;
}

export type Refusal = "kind" | "size" | "empty" | "count";

export interface RefusedFile {
  readonly name: string;
  readonly reason: Refusal;
}

interface FileLike {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

function isOfKind({ name, type }: FileLike, accept: string): boolean {
  return accept.split(",").some((each) => {
    const wanted = each.trim().toLowerCase();
    if (wanted.startsWith(".")) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/** Describes the accepted types by file extension, if there are any. */
export function kindsIn(accept: string): string {
  const all = accept.split(",").map((each) => each.trim());
  const endings = all.filter((each) => each.startsWith("."));
  return (endings.length > 0 ? endings : all).join(", ");
}

function refusalOf(file: FileLike, { accept, maxBytes = Infinity }: FileLimits): Refusal | undefined {
  if (accept !== undefined && !isOfKind(file, accept)) return "kind";
  if (file.size === 0) return "empty";
  return file.size > maxBytes ? "size" : undefined;
}

/** `existing` is the number of files already added. */
export function sortFiles<File extends FileLike>(
  files: readonly File[],
  existing: number,
  limits: FileLimits,
): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason =
      refusalOf(file, limits) ?? (existing + taken.length >= (limits.max ?? Infinity) ? "count" : undefined);
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
}
