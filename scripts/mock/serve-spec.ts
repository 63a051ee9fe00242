/** Serves any OpenAPI document with state, and picks up changes of its files while running. */
import { resolve } from "node:path";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { documentContract } from "#src/server/document-contract.ts";
import { createGateway, type Gateway, type GatewayOptions } from "#src/server/gateway/gateway.ts";
import { createClientState, type ClientState } from "#src/server/gateway/mock/client-state.ts";
import type { ServedContract } from "#src/server/gateway/types.ts";
import { createHost } from "#src/server/http-host.ts";
import { getElements } from "../docs/elements.ts";
import { Failure } from "../lib/failure.ts";
import { overview } from "./overview.ts";
import { createReference, referenceRoot, titleOf } from "./reference.ts";
import { readSpecFile, watchFiles } from "./spec-file.ts";

interface SpecServerOptions {
  readonly file: string;
  readonly port: number;
  readonly host: string;
  readonly upstreamUrl?: string;
  readonly gateway: Partial<GatewayOptions>;
  readonly scenarios?: Readonly<Record<string, unknown>>;
  readonly report: (line: string) => void;
  /** Gives the folder of the viewer of the API reference. */
  readonly viewer?: () => Promise<string>;
}

export interface SpecServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function serveSpec({
  file,
  port,
  host: hostName,
  upstreamUrl,
  gateway: options,
  scenarios = {},
  report,
  viewer = getElements,
}: SpecServerOptions): Promise<SpecServer> {
  const clients = createDemoSessions<ClientState>(createClientState);
  const load = async (): Promise<{ gateway: Gateway; files: readonly string[]; contract: ServedContract }> => {
    const { document, files } = await readSpecFile(file);
    const contract = documentContract("spec", document);
    const gateway = createGateway({ contracts: [contract], mode: "strict", mock: { clients, scenarios }, ...options });
    return { gateway, files, contract };
  };

  let current = await load().catch((error: Error) => {
    throw new Failure(`${file} cannot be served: ${error.message}.`, { cause: error });
  });
  const watch = watchFiles(() => {
    load().then(
      (loaded) => {
        current = loaded;
        watch.files(loaded.files);
        report(`Reloaded ${file}: ${loaded.contract.operations.length} operations, state kept.`);
      },
      (error: unknown) =>
        report(
          `The contract as it was stays in use; ${file} cannot be served: ${error instanceof Error ? error.message : String(error)}.`,
        ),
    );
  });
  watch.files(current.files);

  const host = createHost({
    gateway: {
      handle: (request) => current.gateway.handle(request),
      knows: (pathname) => current.gateway.knows(pathname),
      breaches: () => current.gateway.breaches(),
    },
    site: createReference(() => current.contract.document, viewer),
    ...(upstreamUrl !== undefined && { upstreamUrl }),
  });
  const url = await host.listen(port, hostName);
  const { document, operations } = current.contract;
  report(`Mock of ${titleOf(document)} (${resolve(file)})\n\n${overview(document, operations)}`);
  report(`\nAPI reference with calls to try: ${url}${referenceRoot}`);
  return {
    url,
    async close() {
      watch.close();
      await host.close();
    },
  };
}
