/**
 * `npm run sdk -- --lang NAME`: generates a client of the HR contract in another language with openapi-generator, into
 * dist/sdk/NAME. The generator needs Java; its jar comes from Maven Central at first use, or from --jar PATH.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Json } from "#src/contract/document.ts";
import { describePolicies } from "./docs/policies.ts";
import { Failure, main } from "./lib/failure.ts";
import { installSidePackages } from "./lib/side-packages.ts";

const root = resolve(import.meta.dirname, "..");
const version = "7.25.0";
const checksum = "41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae";
const artifact = "https://repo1.maven.org/maven2/org/openapitools/openapi-generator-cli";
const address = `${artifact}/${version}/openapi-generator-cli-${version}.jar`;
const cache = join(root, ".cache/openapi-generator");
/** The generator's wrapper has a hundred dependencies: a separate folder keeps them out of the install. */
const packages = "scripts/sdk";

/** Names for the packages of those languages that ask for one. Python imports a model at its first use: all of them take 13 s. */
const properties: Readonly<Record<string, string>> = {
  python: "packageName=hrms_client,projectName=hrms-client,lazyImports=true",
  "typescript-fetch": "npmName=hrms-client",
};

function requireJava(): void {
  const found = spawnSync("java", ["-version"], { encoding: "utf8" });
  const major = Number(/version "(?:1\.)?(\d+)/.exec(`${found.stderr ?? ""}${found.stdout ?? ""}`)?.[1] ?? 0);
  if (found.error || found.status !== 0)
    throw new Failure("openapi-generator needs Java 11 or newer, and there is no `java` on the PATH.");
  if (major < 11) throw new Failure(`openapi-generator needs Java 11 or newer; the one on the PATH is ${major}.`);
}

async function download(): Promise<Buffer> {
  console.log(`Fetching openapi-generator ${version} (30 MB, once) from Maven Central ...`);
  const refuse = (reason: string) =>
    new Failure(
      `The generator's jar could not be fetched (${reason}). Fetch ${address} yourself and hand it over ` +
        "with --jar PATH or OPENAPI_GENERATOR_JAR.",
    );
  const response = await fetch(address).catch((error: unknown) => {
    throw refuse(error instanceof Error ? error.message : String(error));
  });
  if (!response.ok) throw refuse(`status ${response.status}`);
  const jar = Buffer.from(await response.arrayBuffer());
  if (createHash("sha256").update(jar).digest("hex") !== checksum) throw refuse("its checksum is wrong");
  return jar;
}

/** The wrapper looks for the jar by version; a jar passed by path gets a version that does not exist. */
async function provideJar(given: string | undefined): Promise<string> {
  mkdirSync(cache, { recursive: true });
  if (given !== undefined) {
    if (!existsSync(given)) throw new Failure(`${given} does not exist.`);
    copyFileSync(given, join(cache, "0.0.0.jar"));
    return "0.0.0";
  }
  const jar = join(cache, `${version}.jar`);
  if (!existsSync(jar)) {
    const bytes = await download();
    writeFileSync(`${jar}.part`, bytes);
    renameSync(`${jar}.part`, jar);
  }
  return version;
}

const javaOptions = [
  // A run is too short for the best code and a parallel collector: without them it takes half the time.
  "-XX:TieredStopAtLevel=1",
  "-XX:+UseSerialGC",
  // Room for all names of the contract: with the usual 200 the generator spends two thirds of its time on evicting them.
  "-Dorg.openapitools.codegen.utils.namecache.cachesize=100000",
  "-Dorg.openapitools.codegen.utils.namecache.expireafter.seconds=600",
];

function generate(language: string, jar: string, spec: string, out: string): void {
  const config = join(cache, "openapitools.json");
  writeFileSync(config, JSON.stringify({ "generator-cli": { version: jar, storageDir: cache } }));
  rmSync(out, { recursive: true, force: true });
  const extra = properties[language];
  // The wrapper hands its arguments to a shell as they are.
  const quoted = (path: string) => `"${path}"`;
  const run = spawnSync(
    process.execPath,
    [
      join(root, packages, "node_modules/@openapitools/openapi-generator-cli/main.js"),
      "--openapitools",
      config,
      "generate",
      "-i",
      quoted(spec),
      "-g",
      language,
      "-o",
      quoted(out),
      // Form models are generated too: the client needs that of a body that may also be bytes.
      "--global-property=skipFormModel=false",
      ...(extra === undefined ? [] : [`--additional-properties=${extra}`]),
    ],
    {
      cwd: cache,
      encoding: "utf8",
      maxBuffer: 1 << 26,
      env: { JAVA_TOOL_OPTIONS: javaOptions.join(" "), ...process.env },
    },
  );
  if (run.status === 0) return;
  const said = `${run.stderr}${run.stdout}`
    .split("\n")
    .filter((line) => line.length < 400 && /error|exception|can't load|invalid/i.test(line));
  throw new Failure(`openapi-generator failed: ${said[0]?.trim() ?? `exit code ${String(run.status)}`}`);
}

/** The HR contract, with the policies of each operation in its description. */
function ownSpec(): string {
  const document = JSON.parse(readFileSync(join(root, "generated/hrms/openapi.json"), "utf8")) as Json;
  const spec = join(cache, "hrms.json");
  writeFileSync(spec, JSON.stringify(describePolicies(document)));
  return spec;
}

async function makeClient(): Promise<void> {
  const { values } = parseArgs({
    options: { lang: { type: "string" }, jar: { type: "string" }, spec: { type: "string" }, out: { type: "string" } },
  });
  if (values.lang === undefined || !/^[a-z0-9][a-z0-9-]*$/.test(values.lang)) {
    throw new Failure(
      "Say which language: npm run sdk -- --lang python (or typescript-fetch, java, go, ... as openapi-generator names them).",
    );
  }
  requireJava();
  await installSidePackages(packages);
  const jar = await provideJar(values.jar ?? process.env["OPENAPI_GENERATOR_JAR"]);
  const out = resolve(values.out ?? join(root, "dist/sdk", values.lang));
  generate(values.lang, jar, values.spec === undefined ? ownSpec() : resolve(values.spec), out);
  console.log(`${relative(process.cwd(), out)} holds the ${values.lang} client.`);
}

main(makeClient);
