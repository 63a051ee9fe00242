/** The packages of the lockfile, and which of them others need. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Its folder, such as node_modules/pg. */
  readonly place: string;
  readonly integrity?: string;
  readonly licence: string;
}

interface Entry {
  readonly version?: string;
  readonly name?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

/** In the package itself, because older packages write it in other ways than the lockfile repeats. */
function licenceOf(folder: string, { license }: Entry): string {
  if (license !== undefined) return license;
  const file = join(folder, "package.json");
  if (!existsSync(file)) return "unknown";
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  if (typeof manifest.license === "string") return manifest.license;
  return manifest.license?.type ?? manifest.licenses?.map(({ type }) => type ?? "unknown").join(" OR ") ?? "unknown";
}

const nameAt = (place: string): string => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/** From a package's folder upwards, as Node searches. */
function placeOf(entries: Readonly<Record<string, Entry>>, from: string, name: string): string | undefined {
  const steps = from === "" ? [] : from.split("/node_modules/");
  for (let depth = steps.length; depth >= 0; depth -= 1) {
    const folder = steps.slice(0, depth).join("/node_modules/");
    const place = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (entries[place] !== undefined) return place;
  }
  return undefined;
}

/** The named packages, or all that the product depends on, and everything they need; optional parts only if they are installed. */
export function neededPackages(root: string, names?: readonly string[]): LockedPackage[] {
  const { packages: entries } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Readonly<Record<string, Entry>>;
  };
  const found = new Map<string, LockedPackage>();
  const visit = (from: string, name: string, optional: boolean): void => {
    const place = placeOf(entries, from, name);
    const entry = place === undefined ? undefined : entries[place];
    if (place === undefined || entry?.version === undefined) {
      if (!optional) throw new Error(`${name} is not in package-lock.json.`);
      return;
    }
    if (found.has(place) || (optional && !existsSync(join(root, place)))) return;
    found.set(place, {
      name: entry.name ?? nameAt(place),
      version: entry.version,
      place,
      ...(entry.integrity !== undefined && { integrity: entry.integrity }),
      licence: licenceOf(join(root, place), entry),
    });
    for (const other of Object.keys(entry.dependencies ?? {})) visit(place, other, false);
    for (const other of Object.keys({ ...entry.optionalDependencies, ...entry.peerDependencies }))
      visit(place, other, true);
  };
  const own = entries[""] ?? {};
  for (const name of names ?? Object.keys({ ...own.dependencies, ...own.optionalDependencies }))
    visit("", name, own.optionalDependencies?.[name] !== undefined);
  return [...found.values()].sort((one, other) => (one.place < other.place ? -1 : 1));
}
