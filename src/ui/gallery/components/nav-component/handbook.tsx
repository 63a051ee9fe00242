/** Lazily loaded part of the example. */
import { Prose } from "#src/ui/kit/prose.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const rules = ["breaks", "swaps", "lateness"] as const;

export function Handbook() {
  const t = useText();
  return (
    <Prose>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`showcase-lists.nav.rule.${rule}`)}</li>
        ))}
      </ul>
    </Prose>
  );
}
