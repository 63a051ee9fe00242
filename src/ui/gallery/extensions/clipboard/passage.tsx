/** A button beside each value. */
import { css } from "#generated/styles/css/index.js";
import { CopyButton } from "#src/ui/kit/copy-button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const values = [
  ["uen", "201912345K"],
  ["iban", "DBS 003-912345-6"],
  ["address", "18 Cross Street, #07-02, Singapore 048423"],
] as const;

export function Passage() {
  const t = useText();
  return (
    <dl className={css({ display: "grid", gap: "2" })}>
      {values.map(([id, value]) => {
        const name = t(`showcase-inputs.clipboard.${id}`);
        return (
          <div key={id} className={css({ display: "flex", alignItems: "center", gap: "3" })}>
            <dt className={css({ flex: { base: "0 0 6.5rem", sm: "0 0 9rem" }, color: "text.muted" })}>{name}</dt>
            <dd className={css({ flex: "1", minW: "0" })}>{value}</dd>
            <dd>
              <CopyButton
                text={value}
                label={t("showcase-inputs.clipboard.copyOf", { name })}
                done={t("showcase-inputs.clipboard.copied")}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
