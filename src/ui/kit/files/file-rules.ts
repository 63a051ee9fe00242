/** Limits for files. */
export interface FileLimits {
  /** In the format of an input's `accept`: "image/*,.pdf". */
  readonly accept?: string;
  /** Maximum size in bytes. */
  readonly maxBytes?: number;
  readonly max?: number;
}

/** Describes the accepted types by file extension, if there are any, else by name: "image/png" is PNG, "image/*" is `pictures`. */
export function kindsIn(accept: string, pictures: string): string {
  const all = accept.split(",").map((each) => each.trim());
  const endings = all.filter((each) => each.startsWith("."));
  const nameOf = (type: string): string =>
    type === "image/*" ? pictures : (/^[a-z]+\/([a-z0-9]+)$/.exec(type)?.[1]?.toUpperCase() ?? type);
  return (endings.length > 0 ? endings : all.map(nameOf)).join(", ");
}
