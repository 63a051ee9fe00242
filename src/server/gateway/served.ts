/** One operation prepared for serving: its contract, checks, parameter reader and fallback responses. */
import { record, resolve } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { createChecks, operationNode, type Checks } from "./checks.ts";
import { createFallback, type Fallback } from "./fallback.ts";
import { declaredFor } from "./media-types.ts";
import { parameterReader, type ReadParameters } from "./parameters.ts";
import type { Schemas } from "./schemas.ts";
import { authenticator, type Authenticate } from "./security.ts";
import { shapeOf, type Shape } from "./shapes.ts";
import type { ResolveSession, ServedContract } from "./types.ts";

export interface Served {
  readonly contract: ServedContract;
  readonly operation: Operation;
  readonly checks: Checks;
  readonly readParameters: ReadParameters;
  readonly authenticate: Authenticate;
  readonly fallback: Fallback;
  readonly bodyShape: (mediaType: string) => Shape;
  /** Media types of its successes; empty if they have no body. */
  readonly produces: readonly string[];
}

interface Options {
  readonly schemas: Schemas;
  readonly session: ResolveSession | undefined;
  readonly warn: (text: string) => void;
}

/** Prepared lazily, because hundreds of operations start at once. */
function lazy<Value>(make: () => Value): () => Value {
  let value: { made: Value } | undefined;
  return () => (value ??= { made: make() }).made;
}

const emptyShape: Shape = { types: new Set(), properties: {}, binary: false };

export function serve(contract: ServedContract, operation: Operation, { schemas, session, warn }: Options): Served {
  const { document } = contract;
  const checks = lazy(() => createChecks(document, operation, schemas, warn));
  const readParameters = lazy(() => parameterReader(document, operation));
  const authenticate = lazy(() => authenticator(document, operation, session));
  const fallback = lazy(() => createFallback(document, operation, checks()));
  const shapes = new Map<string, Shape>();
  return {
    contract,
    operation,
    get checks() {
      return checks();
    },
    get readParameters() {
      return readParameters();
    },
    get authenticate() {
      return authenticate();
    },
    get fallback() {
      return fallback();
    },
    bodyShape(mediaType) {
      const declared = declaredFor(mediaType, operation.body?.mediaTypes ?? []) ?? "";
      const known = shapes.get(declared);
      if (known) return known;
      const content = record(resolve(document, operationNode(document, operation)["requestBody"])["content"]);
      const shape = declared === "" ? emptyShape : shapeOf(document, record(content[declared])["schema"]);
      shapes.set(declared, shape);
      return shape;
    },
    produces: [
      ...new Set(Object.entries(operation.responses).flatMap(([status, types]) => (/^2/.test(status) ? types : []))),
    ],
  };
}
