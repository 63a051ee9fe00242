/** The lists that share one entry of the menu: links to each other, in the area's own words. */
import { chakra } from "@chakra-ui/react";
import type { Area } from "../areas/area.ts";
import { ButtonLink } from "../kit/link.tsx";
import { siblingAt } from "./addresses.ts";
import type { Labels } from "./labels.ts";

export function SiblingLinks({ area, labels, base }: { area: Area; labels: Labels; base: string }) {
  return (
    <chakra.nav aria-label={labels.text("siblings")} display="flex" flexWrap="wrap" gap="1">
      {area.siblings?.map((name) => (
        <ButtonLink
          key={name}
          to={siblingAt(base, name)}
          size="sm"
          variant="ghost"
          aria-current={name === area.name ? "page" : undefined}
          _currentPage={{ bg: "accent.subtle", color: "accent.text" }}
        >
          {labels.text(`sibling.${name}`)}
        </ButtonLink>
      ))}
    </chakra.nav>
  );
}
