/** Builds the documentation site of both contracts into dist/docs; the server shows it at /docs. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Json } from "#src/contract/document.ts";
import { getElements } from "./docs/elements.ts";
import { type Contract, landingPage, referencePage } from "./docs/pages.ts";
import { describePolicies } from "./docs/policies.ts";
import { main } from "./lib/failure.ts";
import { root } from "./lib/run.ts";
import { buildIfStale, type Built } from "./lib/stamp.ts";

const output = join(root, "dist/docs");

interface OpenApi {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, { tags?: string[]; operationId?: string }>>;
}

const specOf = (name: Contract["name"]): string => join(root, "generated", name, "openapi.json");

function readContract(name: Contract["name"]): Contract {
  const document = JSON.parse(readFileSync(specOf(name), "utf8")) as OpenApi;
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const areas = document.tags.map(({ name: tag, description }) => ({
    description,
    operations: operations.flatMap(({ tags, operationId }) =>
      tags?.includes(tag) && operationId !== undefined ? operationId : [],
    ),
  }));
  return { name, ...document.info, areas };
}

async function build(): Promise<void> {
  const elements = await getElements();
  rmSync(output, { recursive: true, force: true });
  mkdirSync(join(output, "elements"), { recursive: true });
  for (const file of ["web-components.min.js", "styles.min.css", "LICENSE"])
    copyFileSync(join(elements, file), join(output, "elements", file));
  copyFileSync(
    join(root, "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
    join(output, "inter.woff2"),
  );
  copyFileSync(join(root, "scripts/docs/docs.css"), join(output, "docs.css"));
  const contracts = (["hrms", "demo"] as const).map(readContract);
  writeFileSync(join(output, "index.html"), landingPage(contracts));
  for (const contract of contracts) {
    mkdirSync(join(output, contract.name));
    const document = `/docs/${contract.name}/openapi.json`;
    const home = '<a href="/docs/">API reference</a>';
    const html = referencePage({ title: contract.title, document, assets: "/docs/", home });
    writeFileSync(join(output, contract.name, "index.html"), html);
    const described = describePolicies(JSON.parse(readFileSync(specOf(contract.name), "utf8")) as Json);
    writeFileSync(join(output, contract.name, "openapi.json"), JSON.stringify(described));
  }
  for (const file of readdirSync(output, { recursive: true, encoding: "utf8" })) {
    if (/\.(js|css|html|json)$/.test(file))
      writeFileSync(join(output, `${file}.gz`), gzipSync(readFileSync(join(output, file)), { level: 9 }));
  }
}

export const docs: Built = {
  name: "the API reference",
  inputs: [
    "generated/hrms/openapi.json",
    "generated/demo/openapi.json",
    "scripts/docs.ts",
    "scripts/docs",
    "src/contract",
  ],
  output: "dist/docs",
  build,
};

if (import.meta.main) {
  main(async () => {
    const built = await buildIfStale(docs);
    console.log(`${built ? "Built" : "Up to date"}: dist/docs, shown by npm start at /docs`);
  });
}
