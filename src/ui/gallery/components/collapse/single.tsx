/** Collapsible content below a button. */
import { css } from "#generated/styles/css/index.js";
import { Collapsible } from "#src/ui/gallery/parts/collapsible.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const deductions = ["cpf", "fund", "advance"] as const;

export function Single() {
  const t = useText();
  return (
    <Collapsible begun label={(open) => t(open ? "showcase-frames.collapse.fewer" : "showcase-frames.collapse.more")}>
      <dl className={css({ display: "grid", gap: "1.5", pt: "3", maxW: "form" })}>
        {deductions.map((name) => (
          <div key={name} className={css({ display: "flex", justifyContent: "space-between", gap: "4" })}>
            <dt>{t(`showcase-frames.collapse.deduction.${name}`)}</dt>
            <dd className={css({ color: "text.muted" })}>{t(`showcase-frames.collapse.deduction.${name}How`)}</dd>
          </div>
        ))}
      </dl>
    </Collapsible>
  );
}
