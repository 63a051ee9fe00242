/** Codes of the second step: what is right, what a wrong one is answered with, and when a fresh one is demanded. */
import { randomInt } from "node:crypto";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { lastCodeAt, type Mfa, type Proof, tryMfa } from "#src/store/account/shared/mfa.ts";
import { fingerprint, fingerprintBy, unseal } from "#src/store/database/sealed.ts";
import { stepOfCode } from "#src/store/account/totp.ts";
import { type HrmsContext, keepingChanges, principalOf } from "../../context.ts";

/** Without those that look alike. */
const signs = "23456789abcdefghjkmnpqrstuvwxyz";
const part = (): string => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join("");

export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => `${part()}-${part()}`);

/** With the key of the numbers: whoever gets hold of the table alone can try nothing. */
export function recoveryHash(
  { settings: { dataKey } }: HrmsContext,
  userId: string,
  code: string,
  recoveryKeyEnc: string | null = null,
): string {
  const text = `recovery ${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`;
  return recoveryKeyEnc === null ? fingerprint(dataKey, text) : fingerprintBy(unseal(dataKey, recoveryKeyEnc), text);
}

interface GivenCode {
  readonly code?: string;
  readonly recoveryCode?: string;
}

function proofBy(ctx: HrmsContext, { code, recoveryCode }: GivenCode, now: Date): (mfa: Mfa) => Proof | undefined {
  return ({ userId, secretEnc, lastStep, recoveryHashes, recoveryKeyEnc }) => {
    if (code !== undefined) {
      const step = stepOfCode(unseal(ctx.settings.dataKey, secretEnc), code, lastStep, now);
      return step === undefined ? undefined : { lastStep: step };
    }
    const hash = recoveryHash(ctx, userId, recoveryCode ?? "", recoveryKeyEnc);
    return recoveryHashes.includes(hash) ? { recoveryHashes: recoveryHashes.filter((one) => one !== hash) } : undefined;
  };
}

/** Uses the code up; throws where it is wrong, or where too many were. The try counts all the same. */
export async function takeCode(
  ctx: HrmsContext,
  userId: string,
  given: GivenCode,
  state: "pending" | "enrolled" = "enrolled",
): Promise<Mfa> {
  const now = ctx.now();
  const tried = await tryMfa(ctx.db, userId, state, proofBy(ctx, given, now), now);
  if (!tried)
    throw state === "pending"
      ? conflict("mfa-not-begun", "Two-step verification hasn't been started.")
      : conflict("mfa-off", "Two-step verification is off.");
  if ("right" in tried) return tried.right;
  if ("lockedUntil" in tried) {
    const seconds = Math.max(1, Math.ceil((tried.lockedUntil.getTime() - now.getTime()) / 1000));
    throw keepingChanges(
      new ProblemError("too-many-requests", {
        code: "mfa-locked",
        detail: "Too many wrong codes.",
        headers: { "Retry-After": String(seconds) },
      }),
    );
  }
  throw keepingChanges(
    invalid(given.code === undefined ? "/recoveryCode" : "/code", "code-wrong", { triesLeft: tried.triesLeft }),
  );
}

const freshForMs = 10 * 60_000;

/** What is delicate asks people with a second step for a code of the last minutes; of others nothing, or that they set one up for the sake of a field. */
export async function needFreshCode(ctx: HrmsContext, enrolledFor?: string): Promise<void> {
  const { sessionId } = principalOf(ctx);
  // A key of the API is no person: what it may do was settled when it was made.
  if (sessionId === undefined) return;
  const at = await lastCodeAt(ctx.db, sessionId);
  if (at === undefined && enrolledFor !== undefined) {
    const [code, message] = ["second-step-required", "Set up two-step verification in your profile first."];
    throw new ProblemError("forbidden", { code, detail: message, errors: [{ pointer: enrolledFor, code, message }] });
  }
  if (at === undefined || (at !== null && ctx.now().getTime() - at.getTime() <= freshForMs)) return;
  throw new ProblemError("forbidden", {
    code: "stepUpRequired",
    title: "A fresh code is needed",
    detail: "Confirm with a code from your authenticator app, then try again.",
  });
}
