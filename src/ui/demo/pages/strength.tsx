/** How hard a password is to guess, by length and kinds of characters. */
import { css } from "#generated/styles/css/index.js";
import { Progress } from "../../kit/progress.tsx";
import { useText } from "../../messages/use-text.ts";

const tones = ["danger", "danger", "warning", "success"] as const;

export function Strength({ password }: { password: string }) {
  const t = useText();
  if (password === "") return null;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const level = Math.min(3, (password.length >= 8 ? 1 : 0) + (password.length >= 12 ? 1 : 0) + (kinds >= 3 ? 1 : 0));
  const text = t(`pages.strength.${level as 0 | 1 | 2 | 3}`);
  return (
    <div className={css({ display: "grid", gap: "1" })}>
      <Progress size="sm" label={t("pages.strength")} value={(level + 1) / 4} tone={tones[level] ?? "danger"} />
      <p className={css({ color: "text.muted", fontSize: "sm" })} role="status">
        {`${t("pages.strength")}: ${text}`}
      </p>
    </div>
  );
}
