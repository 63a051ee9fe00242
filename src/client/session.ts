/** The session of this app: every call goes out with its token. */
import type { Session as Tokens, UserData } from "#generated/hrms/schema.ts";
import { clientSettings, configureClient } from "./call.ts";
import { createSession, type SessionOptions, type TokenStorage } from "./create-session.ts";
import { fetchOrTake } from "./started-calls.ts";

/** Not through the generated function, which would send the expired token. */
const refresh: SessionOptions<UserData>["refresh"] = async (refreshToken, send) => {
  const { baseUrl, headers } = clientSettings();
  const response = await send(
    new Request(`${baseUrl}/jwt/refresh-token`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers() },
      body: JSON.stringify({ refreshToken }),
    }),
  );
  if (response.ok) return (await response.json()) as Tokens;
  return response.status === 400 || response.status === 401 || response.status === 403 ? "refused" : "failed";
};

/** If the browser denies storage, the session lives as long as the page. */
function inMemory(): TokenStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function storage(name: "localStorage" | "sessionStorage"): TokenStorage {
  try {
    return globalThis.window?.[name] ?? inMemory();
  } catch {
    return inMemory();
  }
}

export const session = /*#__PURE__*/ createSession<UserData>({
  persistent: storage("localStorage"),
  temporary: storage("sessionStorage"),
  locks: globalThis.navigator?.locks,
  channel: globalThis.window && new BroadcastChannel("session"),
  refresh,
  fetch: fetchOrTake,
});

configureClient({ fetch: session.fetch });
