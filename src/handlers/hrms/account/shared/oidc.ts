/** OpenID Connect client for a company's provider: discovery, sign-in URL, and token exchange. */
import * as oidc from "openid-client";

/** Calls a URL chosen by a tenant. */
export type ProviderFetch = oidc.CustomFetch;

export interface Client {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
}

/** The values unique to one sign-in. */
export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Identity {
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
}

export type Provider = oidc.Configuration;

/** The authentication method that the provider supports; the standard's default is the header. */
function clientAuth(secret: string | null): oidc.ClientAuth {
  if (secret === null) return oidc.None();
  const [header, body] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) =>
    ((server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"]).includes("client_secret_basic")
      ? header
      : body)(server, ...rest);
}

/** Tokens arrive over a trusted connection; their signature is verified all the same. */
export function findProvider({ issuer, clientId, clientSecret }: Client, fetch: ProviderFetch): Promise<Provider> {
  const insecure = issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(new URL(issuer), clientId, undefined, clientAuth(clientSecret), {
    [oidc.customFetch]: fetch,
    timeout: 10,
    execute: [oidc.enableNonRepudiationChecks, ...insecure],
  });
}

export async function signInAddress(
  provider: Provider,
  redirectUri: string,
  { state, nonce, verifier }: Secrets,
  email: string,
): Promise<string> {
  const challenge = await oidc.calculatePKCECodeChallenge(verifier);
  return oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
    login_hint: email,
  }).href;
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);

/** Throws if code, state, nonce, verifier or token signature is invalid. */
export async function redeem(
  provider: Provider,
  redirectUri: string,
  came: { code: string; iss?: string | undefined },
  { state, nonce, verifier }: Secrets,
): Promise<Identity> {
  const address = new URL(redirectUri);
  address.search = new URLSearchParams({
    code: came.code,
    state,
    ...(came.iss !== undefined && { iss: came.iss }),
  }).toString();
  const tokens = await oidc.authorizationCodeGrant(provider, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error("The provider gave no identity.");
  // Some providers return the address only on request.
  const more =
    claims["email"] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
      ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
      : {};
  const provided: Record<string, unknown> = { ...more, ...claims };
  return {
    subject: claims.sub,
    email: textOrNull(provided["email"]),
    emailVerified: provided["email_verified"] === true,
    name: textOrNull(provided["name"]),
  };
}
