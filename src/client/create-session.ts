/** Tokens of the signed-in person: where they are stored, how they are sent, and how they are renewed unnoticed. */

export interface SessionData<User> {
  readonly userData: User;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A response without a refresh token (registration) makes a session that simply ends. */
type SessionStart<User> = Omit<SessionData<User>, "refreshToken"> & { readonly refreshToken?: string };

export type TokenStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface SessionOptions<User> {
  /** Names under which the parts are stored. */
  readonly keys?: { readonly userData: string; readonly accessToken: string; readonly refreshToken: string };
  /** Kept after the browser closes, if the person chose to be remembered. */
  readonly persistent: TokenStorage;
  /** Cleared with the tab. */
  readonly temporary: TokenStorage;
  readonly locks?: Pick<LockManager, "request"> | undefined;
  readonly channel?: Pick<BroadcastChannel, "postMessage" | "addEventListener"> | undefined;
  readonly now?: () => number;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Exchanges the refresh token: new tokens, "refused" if it is no longer valid, "failed" if that could not be determined. */
  readonly refresh: (
    refreshToken: string,
    send: (request: Request) => Promise<Response>,
  ) => Promise<SessionData<User> | "refused" | "failed">;
  /** Renew this long before the access token expires. */
  readonly leadMs?: number;
}

export interface Session<User> {
  /** The stored session, the same object until something changes. */
  readonly current: () => SessionStart<User> | null;
  /** True once the tokens could not be renewed, in every tab and after a reload, until someone signs in again or leaves. */
  readonly ended: () => boolean;
  /** Whether the last sign-in asked to be remembered. */
  readonly remembered: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: (data: SessionStart<User>, choice?: { readonly remember: boolean }) => void;
  readonly updateUser: (userData: User) => void;
  /** Signing out: clears the user data and the tokens. */
  readonly end: () => void;
  /** Ends the session but remembers the person, as after tokens that could not be renewed. */
  readonly expire: () => void;
  /** Sends a request with the access token, renews it where needed and repeats the request once. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** How long a token says it lives, independent of both clocks; undefined if it does not say. */
function lifetime(token: string): number | undefined {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { iat, exp } = JSON.parse(atob(part)) as { iat?: unknown; exp?: unknown };
    return typeof iat === "number" && typeof exp === "number" ? (exp - iat) * 1000 : undefined;
  } catch {
    return undefined;
  }
}

const defaultKeys = { userData: "userData", accessToken: "accessToken", refreshToken: "refreshToken" };

export function createSession<User>(options: SessionOptions<User>): Session<User> {
  const {
    keys = defaultKeys,
    persistent,
    temporary,
    locks,
    channel,
    now = Date.now,
    leadMs = 30_000,
    refresh,
  } = options;
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const listeners = new Set<() => void>();
  let cached: SessionStart<User> | null = null;
  let cachedFrom = "";
  let renewAt: { readonly token: string; readonly time: number } | undefined;
  let renewing: Promise<string | undefined> | undefined;

  const notifyListeners = () => listeners.forEach((listener) => listener());
  const place = () => [temporary, persistent].find((storage) => storage.getItem(keys.userData) !== null);
  const token = (name: "accessToken" | "refreshToken") => place()?.getItem(keys[name]) ?? undefined;

  function current(): SessionStart<User> | null {
    const user = place()?.getItem(keys.userData);
    const accessToken = token("accessToken") ?? "";
    const refreshToken = token("refreshToken");
    const from = JSON.stringify([user, accessToken, refreshToken]);
    if (from === cachedFrom) return cached;
    cachedFrom = from;
    try {
      cached =
        user == null
          ? null
          : { userData: JSON.parse(user) as User, accessToken, ...(refreshToken !== undefined && { refreshToken }) };
    } catch {
      cached = null;
    }
    return cached;
  }

  function clear(): void {
    for (const storage of [persistent, temporary]) for (const key of Object.values(keys)) storage.removeItem(key);
  }

  function store(storage: TokenStorage, data: SessionStart<User>): void {
    clear();
    storage.setItem(keys.userData, JSON.stringify(data.userData));
    storage.setItem(keys.accessToken, data.accessToken);
    if (data.refreshToken !== undefined) storage.setItem(keys.refreshToken, data.refreshToken);
    const life = lifetime(data.accessToken);
    renewAt =
      life === undefined ? undefined : { token: data.accessToken, time: now() + life - Math.min(leadMs, life / 4) };
    notifyListeners();
  }

  /** The user data stays, so that the dialog can name the person who has to sign in again. */
  function expire(): void {
    for (const storage of [persistent, temporary])
      for (const key of [keys.accessToken, keys.refreshToken]) storage.removeItem(key);
    notifyListeners();
  }

  /** One exchange for all tabs: later ones find the new token already stored. */
  async function renewOnce(expired: string | undefined): Promise<string | undefined> {
    const stored = token("accessToken");
    if (stored !== undefined && stored !== expired) return stored;
    const refreshToken = token("refreshToken");
    const storage = place();
    if (refreshToken === undefined || storage === undefined) return void expire();
    const answer = await refresh(refreshToken, send).catch(() => "failed" as const);
    // Signed out, or signed in as someone else, during the exchange.
    if (token("refreshToken") !== refreshToken) return token("accessToken");
    if (answer === "failed") return undefined;
    if (answer === "refused") return void expire();
    store(storage, answer);
    channel?.postMessage({ expired: refreshToken, data: answer });
    return answer.accessToken;
  }

  function renew(expired: string | undefined): Promise<string | undefined> {
    const run = () => renewOnce(expired);
    renewing ??= Promise.resolve(locks ? locks.request(`renew ${keys.refreshToken}`, run) : run()).finally(
      () => (renewing = undefined),
    );
    return renewing;
  }

  async function fetchWithToken(request: Request): Promise<Response> {
    const first = token("accessToken");
    if (first === undefined || request.headers.has("authorization")) return send(request);
    const due = renewAt?.token === first && now() >= renewAt.time;
    const access = (due ? await renew(first) : undefined) ?? token("accessToken");
    const withToken = (value: string | undefined) => {
      const copy = request.clone();
      if (value !== undefined) copy.headers.set("authorization", `Bearer ${value}`);
      return copy;
    };
    const response = await send(withToken(access));
    if (response.status !== 401) return response;
    const renewed = await renew(access);
    return renewed === undefined || renewed === access ? response : send(withToken(renewed));
  }

  // A copied tab has the same refresh token, which works only once: the tab that used it shares the new ones.
  channel?.addEventListener("message", (event: MessageEvent<{ expired: string; data: SessionData<User> }>) => {
    const storage = place();
    if (storage && token("refreshToken") === event.data.expired) store(storage, event.data.data);
  });
  // Another tab has signed in or out, or renewed the tokens.
  globalThis.window?.addEventListener("storage", (event) => {
    if (event.storageArea !== persistent || (event.key !== null && !Object.values(keys).includes(event.key))) return;
    notifyListeners();
  });

  return {
    current,
    ended: () => place() !== undefined && token("accessToken") === undefined,
    remembered: () => persistent.getItem(keys.userData) !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (data, choice = { remember: false }) => store(choice.remember ? persistent : temporary, data),
    updateUser: (userData) => {
      place()?.setItem(keys.userData, JSON.stringify(userData));
      notifyListeners();
    },
    end: () => {
      clear();
      notifyListeners();
    },
    expire,
    fetch: fetchWithToken,
  };
}
