/** Loads a package of scripts/bench/peers, which has packages of its own so that the product's install stays small. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../lib/run.ts";

export const peersFolder = "scripts/bench/peers";

/** `Peer` is the part of the package that the caller uses. */
export async function importPeer<Peer>(name: string): Promise<Peer> {
  const file = createRequire(join(root, peersFolder, "package.json")).resolve(name);
  return (await import(pathToFileURL(file).href)) as Peer;
}
