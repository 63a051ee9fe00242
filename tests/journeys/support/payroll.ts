/** Calls of payroll on behalf of sample accounts. */
import type { PayRunPersonPage } from "#generated/hrms/schema.ts";
import { tokensOf } from "./app.ts";

type Call = <Body>(method: string, path: string, body?: unknown) => Promise<Body>;

export async function callerOf(url: string, email: string): Promise<Call> {
  const { accessToken } = await tokensOf(url, email);
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === "" ? null : JSON.parse(text);
  };
}

export async function excludeBlocked(call: Call, run: string): Promise<void> {
  const { items } = await call<PayRunPersonPage>("GET", `${run}/people?show=blocked&pageSize=100`);
  for (const { id } of items)
    await call("POST", `${run}/payslips/${id}/exclude`, { reason: "Paid by hand this month" });
}
