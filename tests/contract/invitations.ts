/** Set-ups for the responses about invitations, using the links in their emails. */
import { roleId } from "#src/store/access/shared/access-ids.ts";
import type { SetUp } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { JsonObject } from "./documents.ts";
import { bearer, makeUnique, signIn, type World } from "./world.ts";

async function must(
  call: Call,
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: JsonObject,
): Promise<JsonObject> {
  const answer = await send(url, method, headers, body);
  if (answer.status >= 300)
    throw new Error(`${call.declared.key}: ${method} ${url} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

const newAddress = (): string => String((makeUnique({ email: "invited@kopi.example" }) as JsonObject)["email"]);

/** Invites the address, and returns the token from the email. */
async function invited(world: World, call: Call, email: string, companyId: string): Promise<string> {
  const server = world.servers.main;
  await must(call, "POST", `${server}/companies/${companyId}/invitations`, bearer(world.admin), {
    email,
    roleIds: [roleId("employee")],
  });
  const { items } = await must(call, "GET", `${server}/dev/outbox?q=${encodeURIComponent(email)}`, {});
  return String((items as JsonObject[])[0]?.["link"]).replace(/^.*token=/, "");
}

const byLink: SetUp = async (world, call) => {
  call.body = { ...(call.body as JsonObject), token: await invited(world, call, newAddress(), world.companyId) };
};

/** A person who joined by invitation is invited to another company. */
const byOwnLink: SetUp = async (world, call) => {
  const server = world.servers.main;
  const email = newAddress();
  const token = await invited(world, call, email, world.companyId);
  const session = await must(
    call,
    "POST",
    `${server}/invitation/accept`,
    {},
    { token, fullName: "Lim Wei Ling", password: "Orchid-Road-77" },
  );
  const companies = (await must(
    call,
    "GET",
    `${server}/companies/options`,
    bearer(world.admin),
  )) as unknown as JsonObject[];
  const other = companies.find(({ id }) => id !== world.companyId);
  Object.assign(call.headers, bearer(String(session["accessToken"])));
  call.body = { token: await invited(world, call, email, String(other?.["id"])) };
};

const sameAddress: SetUp = async (world, call) => {
  const email = newAddress();
  await invited(world, call, email, world.companyId);
  call.body = { ...(call.body as JsonObject), email };
};

const revokedBefore: SetUp = async (world, call) => {
  await must(
    call,
    "POST",
    `${world.servers.main}/companies/${world.companyId}/invitations/${call.path["invitationId"] ?? ""}/revoke`,
    bearer(world.admin),
  );
};

const sentAgainBefore: SetUp = async (world, call) => {
  await must(
    call,
    "POST",
    `${world.servers.main}/companies/${world.companyId}/invitations/${call.path["invitationId"] ?? ""}/resend`,
    bearer(world.admin),
  );
};

/** Another person has invited an employee to an unknown address. */
const toConfirm: SetUp = async (world, call) => {
  const server = world.servers.main;
  const hr = await signIn(server, "hr@merlion.demo", "hr");
  const people = (await must(
    call,
    "GET",
    `${server}/companies/${world.companyId}/employees/options?withoutAccount=true`,
    bearer(world.admin),
  )) as unknown as JsonObject[];
  const made = await must(
    call,
    "POST",
    `${server}/companies/${world.companyId}/invitations`,
    bearer(String(hr["accessToken"])),
    { email: newAddress(), employeeId: String(people[0]?.["id"]) },
  );
  call.path["invitationId"] = String(made["id"]);
};

export const invitationExceptions: Record<string, SetUp> = {
  "createInvitation 409": sameAddress,
  "resendInvitation 409": revokedBefore,
  "resendInvitation 429": sentAgainBefore,
  "revokeInvitation 409": revokedBefore,
  "confirmInvitation 200": toConfirm,
  // The one in the example has no employee.
  "confirmInvitation 409": () => {},
  "checkInvitation 200": byLink,
  "checkInvitation 409": () => {},
  "acceptInvitation 200": byLink,
  "acceptInvitation 409": () => {},
  "joinByInvitation 200": byOwnLink,
  "joinByInvitation 409": () => {},
};
