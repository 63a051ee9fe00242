/** Responses of operations without a handler: the contract's example, with generated values only for what it lacks. */
import { isRecord, type Json } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import type { Answer, Checks } from "./checks.ts";
import { writtenAnswer } from "./examples.ts";
import { createMock, type MockOptions } from "./prism.ts";

interface FallbackAnswer {
  readonly answer: Answer;
  /** Generated values may not match a pattern; only the contract's own examples are checked. */
  readonly generated: boolean;
}

export type Fallback = (options: MockOptions) => Promise<FallbackAnswer>;

/** Callers send arbitrary Accept headers and paths, so the number of cached responses is limited. */
const maxRemembered = 50;

const steps = (pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The generated value at a place of the example; a short generated list stands for a longer one. */
function pick(generated: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, step) => {
    if (Array.isArray(node)) return (node as unknown[])[Number(step)] ?? (node as unknown[])[0];
    return isRecord(node) && Object.hasOwn(node, step) ? node[step] : undefined;
  }, generated);
}

function parentOf(body: unknown, path: readonly string[]): unknown {
  return path.slice(0, -1).reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], body);
}

function put(body: unknown, path: readonly string[], value: unknown): void {
  const parent = parentOf(body, path);
  const name = path.at(-1);
  if (typeof parent === "object" && parent !== null && name !== undefined) {
    Object.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true });
  }
}

function drop(body: unknown, path: readonly string[]): void {
  const parent = parentOf(body, path);
  const name = path.at(-1);
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else if (isRecord(parent) && name !== undefined) delete (parent as Record<string, unknown>)[name];
}

/**
 * Inserts generated values at the faults and leaves the rest. Where recursion ends there is no value: then what was
 * `made` so far is removed, and the contract's own example stays.
 */
function repair(body: unknown, generated: unknown, faults: readonly ProblemFault[], made: boolean): unknown {
  const repaired = structuredClone(body);
  for (const { pointer, code } of faults) {
    const path = steps(pointer);
    const value = pick(generated, path);
    if (!pointer.startsWith("/")) continue;
    if (value !== undefined) put(repaired, path, structuredClone(value));
    else if (made) drop(repaired, code === "required" ? path.slice(0, -1) : path);
  }
  return repaired;
}

export function createFallback(document: Json, operation: Operation, checks: Checks): Fallback {
  const mock = createMock(document, operation);

  const generate = async ({ example: _, ...options }: MockOptions, status: number): Promise<Answer | undefined> => {
    try {
      return await mock({ ...options, code: status, dynamic: true });
    } catch {
      return undefined;
    }
  };

  const fill = async (first: Answer, authored: boolean, options: MockOptions): Promise<FallbackAnswer> => {
    let answer = first;
    const gaps = () => checks.answer(answer).filter((fault) => !authored || fault.code === "required");
    let left = gaps();
    const generated =
      left.length === 0 || options.dynamic === true ? undefined : await generate(options, answer.status);
    // An inserted value may reveal new gaps.
    for (let round = 0; generated !== undefined && left.length > 0 && round < 4; round += 1) {
      answer = { ...answer, body: repair(answer.body, generated.body, left, !authored) };
      left = gaps();
    }
    return { answer, generated: !authored };
  };

  /** Equal requests get equal responses, so each is built and checked once. */
  const remembered = new Map<string, Promise<FallbackAnswer>>();

  /** Either generator fails on some schemas; then the other is used. */
  const sample = async (options: MockOptions): Promise<Answer> => {
    try {
      return await mock(options);
    } catch (error) {
      if (error instanceof ProblemError && error.status < 500) throw error;
      return mock({ ...options, dynamic: options.dynamic !== true });
    }
  };

  return async (options) => {
    if (options.dynamic === true) return fill(await sample(options), false, options);
    const found = writtenAnswer(document, operation, options);
    const key = JSON.stringify([options.code, options.example, options.accept, found === undefined && options.seed]);
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const filled =
      found === undefined ? sample(options).then((made) => fill(made, false, options)) : fill(found, true, options);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, filled);
    return filled;
  };
}
