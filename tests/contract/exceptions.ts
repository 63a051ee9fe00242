/** Responses that need more than a rule: each entry prepares the state before the call. */
import { randomInt, randomUUID } from "node:crypto";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import type { JsonObject } from "./documents.ts";
import { send } from "./call.ts";
import { accessExceptions } from "./access.ts";
import { invitationExceptions } from "./invitations.ts";
import { employeeRecordExceptions } from "./employee-records.ts";
import { employeeExceptions } from "./employees.ts";
import { businessExceptions } from "./business.ts";
import { areaExceptions, headersOf, staleVersion, type SetUp, usedBy } from "./areas.ts";
import { approvalExceptions } from "./approvals.ts";
import { attendanceExceptions } from "./attendance.ts";
import { changeRequestExceptions } from "./change-requests.ts";
import { leaveExceptions } from "./leave.ts";
import { masterExceptions } from "./masters.ts";
import { mfaExceptions } from "./mfa.ts";
import { payItemExceptions } from "./pay-items.ts";
import { payrollExceptions } from "./payroll.ts";
import { settlementExceptions } from "./settlements.ts";
import { taxFilingExceptions } from "./tax-filings.ts";
import { profileExceptions } from "./profile.ts";
import { importExceptions } from "./imports.ts";
import { integrationExceptions } from "./integrations.ts";
import { viewExceptions } from "./views.ts";
import { ssoExceptions } from "./sso.ts";
import { tenancyExceptions } from "./tenancy.ts";
import { bearer, createRecord, makeUnique, signIn, type World } from "./world.ts";

const setBody =
  (fields: JsonObject): SetUp =>
  (_world, call) => {
    call.body = { ...(call.body as JsonObject), ...fields };
  };

/** Repeats a wrong attempt on the server with the low limit until it is rejected. */
const exhaustAttempts: SetUp = async (world, call) => {
  call.server = world.servers.limited;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { status } = await send(call.server + call.declared.path, "POST", {}, call.body);
    if (status === 429) return;
  }
  throw new Error(`${call.declared.key}: 50 attempts were let through`);
};

const freshRefreshToken: SetUp = async (world, call) => {
  call.body = { refreshToken: (await signIn(world.servers.main, "admin@demo.com", "admin"))["refreshToken"] ?? null };
};

const ownAddress: SetUp = (_world, call) => {
  call.body = makeUnique(call.body) ?? null;
};

/** Code and token from the email of a newly registered person. */
async function newcomersMail(
  { servers }: World,
  path: string,
): Promise<{ email: string; code: string; token: string }> {
  const names = makeUnique({ email: "newcomer@kopi.example", username: "newcomer" }) as JsonObject;
  const email = String(names["email"]);
  await send(`${servers.main}/jwt/register`, "POST", {}, { ...names, password: "Orchid-Road-77" });
  await send(servers.main + path, "POST", {}, { email });
  const { body } = await send(`${servers.main}/dev/outbox?q=${encodeURIComponent(email)}`, "GET", {});
  const mail = ((body as JsonObject)["items"] as JsonObject[])[0];
  if (!mail) throw new Error(`${path} sent no mail to ${email}`);
  return { email, code: String(mail["code"]), token: String(mail["link"]).replace(/^.*token=/, "") };
}

const tokenByMail =
  (path: string): SetUp =>
  async (world, call) => {
    call.body = { ...(call.body as JsonObject), token: (await newcomersMail(world, path)).token };
  };

/** Points to an activated set: the samples have one of each. */
const atActivated: SetUp = async (_world, call) => {
  const list =
    call.server + call.declared.path.replace("/{rateSetId}", "").replace("{companyId}", call.path["companyId"] ?? "");
  const { body } = await send(`${list}?status=active`, "GET", headersOf(call));
  const [set] = (body as JsonObject)["items"] as JsonObject[];
  if (!set) throw new Error(`${call.declared.key}: no rate set is active`);
  call.path["rateSetId"] = String(set["id"]);
};

/** A draft from the contract's example, with its own start. */
const draftOnOwnStart: SetUp = async (world, call) => {
  const collection = call.declared.path
    .slice(0, call.declared.path.indexOf("/{rateSetId}"))
    .replace("{companyId}", call.path["companyId"] ?? "");
  const year = 2100 + randomInt(800);
  const start = {
    effectiveFrom: `${year}-${String(1 + randomInt(12)).padStart(2, "0")}-01`,
    announcedUpTo: `${year}-12-31`,
    sourceTitle: "Rates",
    sourceUrl: "https://example.com/rates",
    certainty: "own",
  };
  const { body } = await send(call.server + collection, "POST", headersOf(call), {
    ...(collection === "/rates" && { kind: "sdl" }),
    ...start,
  });
  call.path["rateSetId"] = String((body as JsonObject)["id"]);
  call.headers["If-Match"] = '"1"';
  Object.assign(call.headers, bearer(collection === "/rates" ? world.operations : world.approver));
};

/** The same after two people have compared it with its source. */
const reviewed: SetUp = async (world, call) => {
  await draftOnOwnStart(world, call);
  const path = call.declared.path.replace("/activate", "/review");
  const reviewers = path.startsWith("/rates") ? [world.platform, world.operations] : [world.admin, world.approver];
  for (const [index, token] of reviewers.entries()) {
    await send(
      call.server +
        path.replace("{companyId}", call.path["companyId"] ?? "").replace("{rateSetId}", call.path["rateSetId"] ?? ""),
      "POST",
      { ...bearer(token), "If-Match": `"${index + 1}"` },
      { verdict: "confirmed" },
    );
  }
  call.headers["If-Match"] = '"3"';
};

const mergeOfTwo: SetUp = async (world, call) => {
  call.query["intoId"] = String((await createRecord(world, call.declared, "departmentId"))["id"]);
};

const intoAnother: SetUp = async (world, call) => {
  const into = await createRecord(world, call.declared, "departmentId");
  call.body = { intoId: into["id"] ?? null };
};

export const exceptions: Record<string, SetUp> = {
  ...ssoExceptions,
  "login 400": setBody({ password: "not the password" }),
  "login 429": exhaustAttempts,
  "register 200": (_world, call) => {
    call.body = makeUnique(call.body) ?? null;
  },
  "register 429": exhaustAttempts,
  "refreshToken 200": freshRefreshToken,
  "refreshToken 401": setBody({ refreshToken: "not-a-token" }),
  "logout 204": freshRefreshToken,
  "getReadiness 503": (world, call) => {
    call.server = world.servers.broken;
  },
  "createAdministrator 201": (world, call) => {
    call.server = world.servers.empty;
  },
  "createAdministrator 409": () => {},
  "createAdministrator 429": exhaustAttempts,
  "sendOtp 202": ownAddress,
  "sendOtp 429": exhaustAttempts,
  "generateOtp 429": exhaustAttempts,
  "verifyOtp 200": async (world, call) => {
    const { email, code } = await newcomersMail(world, "/otp/send");
    call.body = { email, code };
  },
  "verifyOtp 429": exhaustAttempts,
  "verifyEmail 200": tokenByMail("/otp/send"),
  "verifyEmail 409": () => {},
  "verifyEmail 429": exhaustAttempts,
  "requestPasswordReset 202": ownAddress,
  "requestPasswordReset 429": exhaustAttempts,
  "checkPasswordReset 200": tokenByMail("/password/forgot"),
  "checkPasswordReset 409": () => {},
  "checkPasswordReset 429": exhaustAttempts,
  "resetPassword 204": tokenByMail("/password/forgot"),
  "resetPassword 409": () => {},
  "resetPassword 429": exhaustAttempts,
  "listOutboxMails 404": (world, call) => {
    call.server = world.servers.empty;
  },
  ...areaExceptions("Grade", "name"),
  // The samples use grades in job titles; deleting one of them is rejected.
  "deleteGrade 409": async (world, call) => {
    const list = `${world.servers.main}/companies/${world.companyId}/grades`;
    const { body } = await send(`${list}?pageSize=100`, "GET", headersOf(call));
    for (const grade of (body as JsonObject)["items"] as JsonObject[]) {
      const { status } = await send(`${list}/${String(grade["id"])}`, "DELETE", headersOf(call));
      if (status === 409) {
        call.path["gradeId"] = String(grade["id"]);
        return;
      }
    }
    throw new Error("no grade of the samples is in use");
  },
  ...areaExceptions("Department", "code"),
  "deleteDepartment 409": usedBy("departments", "departmentId", "parentId"),
  "moveDepartment 409": staleVersion,
  "previewDepartmentMerge 200": mergeOfTwo,
  "previewDepartmentMerge 404": (_world, call) => {
    call.path["departmentId"] = randomUUID();
  },
  "mergeDepartment 200": intoAnother,
  "mergeDepartment 409": async (world, call) => {
    await intoAnother(world, call);
    await staleVersion(world, call);
  },
  ...areaExceptions("Designation", "code"),
  ...areaExceptions("MomSurveyGroup", "code"),
  "deleteMomSurveyGroup 409": usedBy("designations", "momSurveyGroupId", "mom_survey_group_id"),
  ...areaExceptions("EmployeeGroup", "code"),
  ...areaExceptions("Class", "code"),
  ...areaExceptions("FunctionalGroup", "code"),
  ...areaExceptions("WorkLocation", "code"),
  ...areaExceptions("Shift", "code"),
  ...masterExceptions,
  ...accessExceptions,
  ...invitationExceptions,
  ...employeeRecordExceptions,
  ...employeeExceptions,
  ...businessExceptions,
  ...tenancyExceptions,
  ...mfaExceptions,
  ...profileExceptions,
  ...approvalExceptions,
  ...attendanceExceptions,
  ...payItemExceptions,
  ...payrollExceptions,
  ...settlementExceptions,
  ...taxFilingExceptions,
  ...leaveExceptions,
  ...changeRequestExceptions,
  ...importExceptions,
  ...integrationExceptions,
  ...viewExceptions,
  "updateRateSet 409": staleVersion,
  "updatePpfSet 409": staleVersion,
  "deleteRateSet 409": atActivated,
  "deletePpfSet 409": async (world, call) => {
    call.path["companyId"] = sampleCompanies.trading.id;
    await atActivated(world, call);
  },
  "reviewRateSet 200": draftOnOwnStart,
  "reviewRateSet 409": staleVersion,
  "activateRateSet 200": reviewed,
  // Nobody has reviewed the draft.
  "activateRateSet 409": () => {},
  "reviewPpfSet 200": draftOnOwnStart,
  "reviewPpfSet 409": staleVersion,
  "activatePpfSet 200": reviewed,
  "activatePpfSet 409": staleVersion,
  "updateCalculationSettings 200": async (_world, call) => {
    const { body } = await send(
      call.server + call.declared.path.replace("{companyId}", call.path["companyId"] ?? ""),
      "GET",
      headersOf(call),
    );
    call.headers["If-Match"] = `"${String((body as JsonObject)["version"])}"`;
  },
  "updateCalculationSettings 409": staleVersion,
  "addToWishlist 404": setBody({ productId: 999999 }),
  "addToCart 404": setBody({ productId: 999999 }),
  "listKnowledgeBaseCategories 404": (_world, call) => {
    call.query["category"] = "no such category";
  },
  "getKnowledgeBaseQuestion 404": (_world, call) => {
    call.query["slug"] = "no-such-question";
  },
  "updateUserAvatar 422": (_world, call) => {
    call.query["id"] = "nobody";
  },
  // The slug of another post: the list's second post against the first.
  "updateBlog 409": async (_world, call) => {
    const { body } = await send(`${call.server}/blog/list/data/edit?id=2`, "GET", headersOf(call));
    call.query["id"] = "1";
    call.body = { ...(call.body as JsonObject), slug: (body as JsonObject)["slug"] ?? null };
  },
};
