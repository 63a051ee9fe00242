/** What each page of the built app loads before it is shown, from the build's manifest. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Failure } from "./failure.ts";
import { root } from "./run.ts";

interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

interface PageBytes {
  /** Route file below src/ui/routes, without its ending. */
  page: string;
  /** Bytes of JavaScript, gzip. */
  script: number;
  files: number;
}

const app = join(root, "dist/app");
const split = "?tsr-split=component---loader";

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(join(app, ".vite/manifest.json"), "utf8")) as Manifest;
  } catch {
    throw new Failure("The app is not built: start it once with npm start.");
  }
}

/** The layouts around a route, outermost first, and the route itself: each is a chunk. */
function chain(manifest: Manifest, route: string): string[] {
  const folders = route.split("/").slice(0, -1);
  const around = folders.flatMap((_, depth) => {
    const folder = folders.slice(0, depth + 1).join("/");
    return [`${folder}.tsx`, `${folder}/route.tsx`];
  });
  return [...around, `${route}.tsx`].map((file) => `routes/${file}${split}`).filter((key) => key in manifest);
}

function closure(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
}

/** Messages in English that every page of the shell, or each sign-in page, uses. */
function messages(manifest: Manifest, route: string): string[] {
  const area = route.startsWith("_app")
    ? "layout/messages/shell"
    : /^(misc|dev)\//.test(route)
      ? "misc/messages/misc"
      : "session/messages/auth";
  return ["messages/files/en.gen.ts", `${area}.en.json`].filter((key) => key in manifest);
}

/** Routes that load a declaration, most of them the one named in the URL, and where these are. */
const declared: Readonly<Record<string, RegExp>> = {
  "_app/components/$page": /^gallery\/components\/([^/]+)\/page\.ts$/,
  "_app/forms/elements/$page": /^gallery\/fields\/([^/]+)\/page\.ts$/,
  "_app/forms/layout/$page": /^gallery\/layout\/([^/]+)\/page\.ts$/,
  "_app/datatables/basic": /^gallery\/tables\/(basic)\/page\.ts$/,
  "_app/tables/reactstrap": /^gallery\/tables\/(simple)\/page\.ts$/,
  "_app/forms/$page": /^gallery\/forms\/([^/]+)\/page\.ts$/,
};

/** The page or pages of a route, each with the modules it starts from. */
function pagesOf(manifest: Manifest, route: string): { page: string; keys: string[] }[] {
  const keys = chain(manifest, route);
  const declaration = declared[route];
  if (!declaration) return [{ page: route, keys }];
  return Object.keys(manifest).flatMap((key) => {
    const name = declaration.exec(key)?.[1];
    return name === undefined ? [] : [{ page: route.replace("$page", name), keys: [...keys, key] }];
  });
}

export function pageBytes(): PageBytes[] {
  const manifest = readManifest();
  const scripts = [...readFileSync(join(app, "index.html"), "utf8").matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(
    (match) => match[1],
  );
  const roots = Object.keys(manifest).filter((key) => scripts.includes(manifest[key]?.file));
  if (roots.length === 0) throw new Failure("The built page loads no script that its manifest knows.");
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(app, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  return Object.keys(manifest)
    .filter((key) => key.startsWith("routes/") && key.endsWith(split))
    .map((key) => key.slice("routes/".length, -`.tsx${split}`.length))
    .flatMap((route) => pagesOf(manifest, route))
    .map(({ page, keys }) => {
      const seen = new Set<string>();
      for (const key of [...roots, ...keys, ...messages(manifest, page)]) closure(manifest, key, seen);
      const files = [...new Set([...seen].map((key) => manifest[key]?.file ?? ""))].filter((file) =>
        file.endsWith(".js"),
      );
      return { page, script: files.reduce((sum, file) => sum + sizeOf(file), 0), files: files.length };
    });
}
