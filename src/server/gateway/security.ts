/** Who is calling, and whether they may: the contract's credentials, then the operation's ability. */
import { allows, type Principal } from "#src/contract/context.ts";
import { list, record, resolve, text, type Json } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { operationNode } from "./checks.ts";
import type { RawQuery } from "./parameters.ts";
import type { ResolveSession } from "./types.ts";

type Headers = Readonly<Record<string, string | undefined>>;

function bearerToken(headers: Headers): string | undefined {
  return /^bearer +(\S+) *$/i.exec(headers["authorization"] ?? "")?.[1];
}

function unauthorized(scheme: string): ProblemError {
  return new ProblemError("unauthorized", { headers: { "WWW-Authenticate": scheme } });
}

function hasCredential(scheme: Json, headers: Headers, query: RawQuery): boolean {
  const name = text(scheme["name"]) ?? "";
  if (scheme["type"] === "apiKey") {
    if (scheme["in"] === "query") return query.has(name);
    if (scheme["in"] === "cookie")
      return (headers["cookie"] ?? "").split(";").some((pair) => pair.trim().startsWith(`${name}=`));
    return headers[name.toLowerCase()] !== undefined;
  }
  if (scheme["type"] === "http" && scheme["scheme"] === "basic")
    return /^basic +\S/i.test(headers["authorization"] ?? "");
  if (scheme["type"] === "mutualTLS") return true;
  return bearerToken(headers) !== undefined;
}

export type Authenticate = (headers: Headers, query: RawQuery) => Promise<Principal | null> | null;

/**
 * With a session resolver, a token is looked up whenever one is sent, and an invalid one is rejected even if none is needed.
 * Without a resolver (a contract served from its document only) it is enough that credentials of a declared kind are present.
 */
export function authenticator(document: Json, operation: Operation, session: ResolveSession | undefined): Authenticate {
  const security = list(operationNode(document, operation)["security"] ?? document["security"]).map(record);
  const schemes = record(record(document["components"])["securitySchemes"]);
  const challenge = security.some((one) => Object.keys(one).some((name) => record(schemes[name])["scheme"] === "basic"))
    ? "Basic"
    : "Bearer";
  if (session === undefined) {
    return (headers, query) => {
      const met = (one: Json) =>
        Object.keys(one).every((name) => hasCredential(resolve(document, schemes[name]), headers, query));
      if (operation.security === "required" && !security.some(met)) throw unauthorized(challenge);
      return null;
    };
  }
  return (headers) => {
    if (operation.security === "none") return null;
    if (headers["authorization"] === undefined) {
      if (operation.security === "required") throw unauthorized(challenge);
      return null;
    }
    const token = bearerToken(headers);
    if (token === undefined) throw unauthorized(challenge);
    return session(token).then((principal) => {
      if (principal === null) throw unauthorized(`${challenge} error="invalid_token"`);
      return principal;
    });
  };
}

/** Operations on the signed-in person or on keys are closed to programs; changing access needs an explicit permission. */
function demandOfKey({ security, ability, apiKeys, managesAccess }: Operation, mayManageAccess: boolean): void {
  if (security === "required" && (ability === undefined || apiKeys === "never")) {
    throw new ProblemError("forbidden", {
      code: "person-only",
      detail: "API keys can't do this: a person must be signed in.",
    });
  }
  // Otherwise a leaked key could grant permanent access.
  if (managesAccess && !mayManageAccess) {
    throw new ProblemError("forbidden", {
      code: "key-may-not-manage-access",
      detail:
        "This API key may not invite people or change access. Someone who may change API keys can allow it in the key's settings.",
    });
  }
}

export function demandAbility(operation: Operation, principal: Principal | null): void {
  if (principal?.apiKeyId !== undefined) demandOfKey(operation, principal.mayManageAccess === true);
  if (operation.ability === undefined) return;
  if (principal === null) throw unauthorized("Bearer");
  const { action, subject, reach } = operation.ability;
  if (!allows(principal.ability, action, subject, undefined, reach)) throw new ProblemError("forbidden");
}
