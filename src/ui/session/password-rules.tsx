/** Strength and rules of a new password while it is typed. Needs the messages "auth". */
import { css } from "#generated/styles/css/index.js";
import {
  brokenPasswordRules,
  type PasswordPolicy,
  passwordRulesOf,
  passwordStrength,
} from "#src/domain/account/shared/new-password.ts";
import { VisuallyHidden } from "../kit/visually-hidden.tsx";
import { useText } from "../messages/use-text.ts";

export interface Owner {
  email: string;
  username: string;
}

interface PasswordRulesProps {
  value: string;
  owner: Owner;
  policy: PasswordPolicy;
}

const colors = ["border", "danger", "warning", "success", "success"] as const;

export function PasswordRules({ value, owner, policy }: PasswordRulesProps) {
  const t = useText();
  const broken = brokenPasswordRules(value, owner, policy);
  const strength = passwordStrength(value, owner, policy);
  return (
    <>
      <div
        className={css({
          display: "flex",
          alignItems: "center",
          gap: "3",
          fontSize: "sm",
          lineHeight: "sm",
          color: "text.muted",
        })}
      >
        <span
          className={css({ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: "1", flex: "1" })}
          aria-hidden
        >
          {[1, 2, 3, 4].map((step) => (
            <span
              key={step}
              className={css({ h: "1", borderRadius: "full", bg: step <= strength ? colors[strength] : "border" })}
            />
          ))}
        </span>
        <span className={css({ minW: "14", textAlign: "end" })} role="status">
          <VisuallyHidden>{`${t("auth.strength")}: `}</VisuallyHidden>
          {t(`auth.strength${strength}`)}
        </span>
      </div>
      <ul
        className={css({ display: "grid", gap: "0.5", fontSize: "sm", lineHeight: "sm" })}
        aria-label={t("auth.rules")}
      >
        {passwordRulesOf(policy).map((rule) => {
          const kept = !broken.includes(rule);
          return (
            <li
              key={rule}
              className={css({
                display: "flex",
                alignItems: "baseline",
                gap: "2",
                color: kept ? "success.text" : "text.muted",
              })}
            >
              <svg
                className={css({
                  w: "3.5",
                  h: "3.5",
                  flexShrink: 0,
                  transform: "translateY(2px)",
                  fill: "none",
                  stroke: "currentColor",
                })}
                viewBox="0 0 14 14"
                strokeWidth="1.75"
                aria-hidden
              >
                {kept ? <path d="m2 7.500 3.500 3.500L12 4" /> : <circle cx="7" cy="7" r="4.500" />}
              </svg>
              <span>{t(`auth.rule.${rule}`, { count: policy.minLength })}</span>
              <VisuallyHidden>{t(kept ? "auth.rule.kept" : "auth.rule.open")}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      {policy.reuse > 0 && (
        <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
          {t("auth.rule.reuse", { count: policy.reuse })}
        </p>
      )}
    </>
  );
}
