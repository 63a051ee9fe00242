/** The callers during a load test: people of ten tenants, each with a company and its grades. */
import { Failure } from "../../lib/failure.ts";

export interface User {
  readonly email: string;
  readonly token: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly companyId: string;
  readonly grades: { readonly id: string; version: number }[];
}

export const password = "Orchid-Road-77";
export const gradesOfEach = 20;

type Ask = <Body>(method: string, path: string, body?: object) => Promise<Body>;

function caller(url: string, token?: string): Ask {
  return async <Body>(method: string, path: string, body?: object) => {
    const headers = {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Failure(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
}

/** Registers a tenant and fills its company. */
export async function makeUser(
  url: string,
  number: number,
  tenantOf: (userId: string) => Promise<string>,
): Promise<User> {
  const email = `load${number}@bench.example`;
  const { user, accessToken: token } = await caller(url)<{ user: { id: string }; accessToken: string }>(
    "POST",
    "/jwt/register",
    { email, username: `load${number}`, password, company_name: `Load ${number}` },
  );
  const ask = caller(url, token);
  const [company] = await ask<{ id: string }[]>("GET", "/companies/options");
  if (company === undefined) throw new Failure("A new tenant has no company.");
  const grades: User["grades"] = [];
  for (let rank = 1; rank <= gradesOfEach; rank += 1) {
    const { id, version } = await ask<{ id: string; version: number }>("POST", `/companies/${company.id}/grades`, {
      name: `Load grade ${rank}`,
      rank,
    });
    grades.push({ id, version });
  }
  return { email, token, userId: user.id, tenantId: await tenantOf(user.id), companyId: company.id, grades };
}
