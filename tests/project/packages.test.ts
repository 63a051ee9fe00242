/** Packages: exact versions, and lockfiles that install on every platform, from any registry. */
import { expect, test } from "vitest";
import { files, read, readJson } from "./tree.ts";

const named = (name: string): string[] => files.filter((file) => file === name || file.endsWith(`/${name}`));

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Manifest & { version?: string; resolved?: string }>;
}

test.each(named("package.json"))("%s names exact versions", (file) => {
  const { dependencies, devDependencies, optionalDependencies } = readJson(file) as Manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, wanted]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted),
  );
  expect(loose).toEqual([]);
});

test.each(named("package.json"))("%s has a lockfile next to it, and npm settings", (file) => {
  expect(files).toContain(file.replace("package.json", "package-lock.json"));
  expect(read(file.replace("package.json", ".npmrc"))).toContain("omit-lockfile-registry-resolved=true");
});

test.each(named("package-lock.json"))("%s contains no download URL", (file) => {
  const { packages } = readJson(file) as Lock;
  expect(Object.entries(packages).flatMap(([key, entry]) => (entry.resolved === undefined ? [] : key))).toEqual([]);
  expect(read(file)).not.toMatch(/https?:\/\/[^"\s]+\.tgz/);
});

// A package whose optional parts do not all exist is locked without them, and then `npm ci` rejects the lock.
test.each(named("package-lock.json"))("%s contains every optional part of its packages", (file) => {
  const { packages } = readJson(file) as Lock;
  const missing = Object.entries(packages).flatMap(([key, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).flatMap((name) => {
      const places = key
        .split("/node_modules/")
        .map((_, index, parts) => parts.slice(0, index + 1).join("/node_modules/"));
      const found = ["", ...places].some(
        (place) => packages[`${place === "" ? "" : `${place}/`}node_modules/${name}`]?.version !== undefined,
      );
      return found ? [] : [`${key} wants ${name}`];
    }),
  );
  expect(missing).toEqual([]);
});
