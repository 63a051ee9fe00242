/** A small OpenID Connect provider for tests: discovery, keys, a page that signs in at once, and configurable tokens. */
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The next person to sign in. */
  person: ProviderPerson;
  /** Merged into the next tokens, replacing the correct claims. */
  claims: JWTPayload;
  /** Follows a sign-in URL as a browser would, and returns the parameters of the redirect back. */
  readonly visit: (url: string) => Promise<{ state: string; code: string; iss: string }>;
  readonly close: () => Promise<void>;
}

interface Grant {
  challenge: string;
  nonce: string;
  redirectUri: string;
  person: ProviderPerson;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString("utf8"));
}

export async function startOidcProvider(): Promise<OidcProvider> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const grants = new Map<string, Grant>();
  const [clientId, clientSecret] = ["hrms-test", "a secret: of the provider"];

  const json = (response: ServerResponse, body: unknown, status = 200): void => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requested = await bodyOf(request);
    const grant = grants.get(requested.get("code") ?? "");
    grants.delete(requested.get("code") ?? "");
    const [name, secret] = Buffer.from((request.headers.authorization ?? "").replace(/^Basic /, ""), "base64")
      .toString("utf8")
      .split(":")
      .map((part) => decodeURIComponent(part.replaceAll("+", " ")));
    if (name !== clientId || secret !== clientSecret) return json(response, { error: "invalid_client" }, 401);
    const challenge = createHash("sha256")
      .update(requested.get("code_verifier") ?? "")
      .digest("base64url");
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== requested.get("redirect_uri"))
      return json(response, { error: "invalid_grant" }, 400);
    const identity = await new SignJWT({ nonce: grant.nonce, ...grant.person, ...provider.claims })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(provider.issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(privateKey);
    json(response, { access_token: randomUUID(), token_type: "Bearer", expires_in: 300, id_token: identity });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const at = (path: string): string => provider.issuer + path;
    if (url.pathname === "/.well-known/openid-configuration") {
      json(response, {
        issuer: provider.issuer,
        authorization_endpoint: at("/authorize"),
        token_endpoint: at("/token"),
        jwks_uri: at("/jwks"),
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
        authorization_response_iss_parameter_supported: true,
      });
    } else if (url.pathname === "/jwks") json(response, { keys: [key] });
    else if (url.pathname === "/authorize") {
      const requested = url.searchParams;
      const code = randomUUID();
      const redirectUri = requested.get("redirect_uri") ?? "";
      grants.set(code, {
        challenge: requested.get("code_challenge") ?? "",
        nonce: requested.get("nonce") ?? "",
        redirectUri,
        person: provider.person,
      });
      const back = new URL(redirectUri);
      back.search = new URLSearchParams({ code, state: requested.get("state") ?? "", iss: provider.issuer }).toString();
      response.writeHead(302, { Location: back.href }).end();
    } else if (url.pathname === "/token") void token(request, response);
    else json(response, {}, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Idle connections do not keep a process alive.
  server.unref();
  const provider: OidcProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId,
    clientSecret,
    person: { sub: "nobody" },
    claims: {},
    async visit(url) {
      const { headers } = await fetch(url, { redirect: "manual" });
      const back = new URL(headers.get("location") ?? "").searchParams;
      return { state: back.get("state") ?? "", code: back.get("code") ?? "", iss: back.get("iss") ?? "" };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}
