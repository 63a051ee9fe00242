/** The way from the top to this page; the last step is the page itself and no link. */
import { chakra } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { useText } from "../messages/use-text.ts";
import { Link } from "./link.tsx";

export interface Crumb {
  readonly label: string;
  /** Address of the step; none for the page itself. */
  readonly to?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText();
  return (
    <chakra.nav aria-label={t("common.breadcrumb")} mb="1.5">
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" gap="1" fontSize="sm" lineHeight="sm" color="text.muted">
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={`${index} ${label}`}>
            {index > 0 && (
              <chakra.li aria-hidden _rtl={{ transform: "scaleX(-1)" }}>
                <ChevronRight size={14} />
              </chakra.li>
            )}
            <chakra.li minW="0" overflowWrap="anywhere">
              {to === undefined ? (
                <span aria-current="page">{label}</span>
              ) : (
                <Link to={to} color="text.muted">
                  {label}
                </Link>
              )}
            </chakra.li>
          </Fragment>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
