/** Links to the other layouts; small, because the blank page loads it without the shell. */
import { chakra } from "@chakra-ui/react";
import { Link } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import { layoutNames, type LayoutName } from "./layouts.ts";

export function OtherLayouts({ name }: { name: LayoutName }) {
  const t = useText();
  return (
    <chakra.ul display="grid" gap="3">
      {layoutNames
        .filter((each) => each !== name)
        .map((each) => (
          <li key={each}>
            <Link to={`/page-layout/${each}`} fontWeight="medium">
              {t(`customiser.${each}.name`)}
            </Link>
            <chakra.p color="text.muted">{t(`customiser.${each}.intro`)}</chakra.p>
          </li>
        ))}
    </chakra.ul>
  );
}
