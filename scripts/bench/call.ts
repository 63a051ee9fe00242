/** Calls the server as one sample account. */
export type Call = <Body>(method: string, path: string, body?: string, type?: string) => Promise<Body>;

export async function signedIn(url: string, email: string): Promise<Call> {
  const call = async <Body>(
    headers: Record<string, string>,
    method: string,
    path: string,
    body?: string,
    type = "application/json",
  ): Promise<Body> => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { "Content-Type": type }) },
      ...(body !== undefined && { body }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  const { accessToken } = await call<{ accessToken: string }>(
    {},
    "POST",
    "/jwt/login",
    JSON.stringify({ email, password: email.slice(0, email.indexOf("@")) }),
  );
  return (...asked) => call({ Authorization: `Bearer ${accessToken}` }, ...asked);
}
