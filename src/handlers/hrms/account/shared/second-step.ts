/** Two-step codes: checking them, handling wrong ones, and requiring fresh ones. */
import { randomInt } from "node:crypto";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { lastCodeAt, type Mfa, type Proof, tryMfa } from "#src/store/account/shared/mfa.ts";
import { fingerprint, fingerprintBy, unseal } from "#src/store/database/sealed.ts";
import { stepOfCode } from "#src/store/account/totp.ts";
import { type HrmsContext, keepingChanges, principalOf } from "../../context.ts";

/** Without characters that look alike. */
const signs = "23456789abcdefghjkmnpqrstuvwxyz";
const part = (): string => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join("");

export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => `${part()}-${part()}`);

/** Keyed with the data key, so that the table alone is not enough to guess codes. */
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

/** Uses up the code; throws if it is wrong, or after too many attempts. The attempt counts in any case. */
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

/** Sensitive actions need a recent code from people with a second step; others need none, or must set one up to use the field. */
export async function needFreshCode(ctx: HrmsContext, enrolledFor?: string): Promise<void> {
  const { sessionId } = principalOf(ctx);
  // An API key is not a person: its permissions were fixed when it was created.
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
