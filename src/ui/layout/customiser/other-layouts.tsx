/** Links to the other layouts; small, because the blank page loads it without the shell. */
import { css } from "#generated/styles/css/index.js";
import { Link } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import { layoutNames, type LayoutName } from "./layouts.ts";

export function OtherLayouts({ name }: { name: LayoutName }) {
  const t = useText();
  return (
    <ul className={css({ display: "grid", gap: "3" })}>
      {layoutNames
        .filter((each) => each !== name)
        .map((each) => (
          <li key={each}>
            <Link to={`/page-layout/${each}`} className={css({ fontWeight: "medium" })}>
              {t(`customiser.${each}.name`)}
            </Link>
            <p className={css({ color: "text.muted" })}>{t(`customiser.${each}.intro`)}</p>
          </li>
        ))}
    </ul>
  );
}
