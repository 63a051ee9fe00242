/** Card with people and due items, each linked. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Link } from "../../../kit/link.tsx";
import type { ListLink } from "./people-links.ts";

interface NameLine {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  readonly when?: ReactNode;
  readonly link: ListLink;
}

interface NameListProps {
  title: string;
  /** Beside the title, such as a link to all. */
  aside?: ReactNode;
  children?: ReactNode;
  lines: readonly NameLine[];
  none: string;
}

export function NameList({ title, aside, children, lines, none }: NameListProps) {
  return (
    <Card px="2.5" pt="5" pb="2.5">
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3" px="2.5" mb="2">
        <CardTitle>{title}</CardTitle>
        {aside}
      </chakra.div>
      {children}
      {lines.length === 0 ? (
        <chakra.p px="2.5" pb="2.5" color="text.muted">
          {none}
        </chakra.p>
      ) : (
        <ul>
          {lines.map(({ id, name, what, when, link }) => (
            <chakra.li key={id}>
              <Link
                to={link.to}
                search={(link.search ?? {}) as never}
                quiet
                display="flex"
                alignItems="baseline"
                gap="3"
                px="2.5"
                py="1.5"
                borderRadius="control"
                _hover={{ bg: "hover" }}
              >
                <chakra.span flex="1" minW="0">
                  <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
                    {name}
                  </chakra.span>
                  <chakra.span display="block" color="text.muted" fontSize="sm" lineHeight="sm" overflowWrap="anywhere">
                    {what}
                  </chakra.span>
                </chakra.span>
                {when !== undefined && (
                  <chakra.span
                    color="text.muted"
                    fontSize="sm"
                    lineHeight="sm"
                    flexShrink={0}
                    fontVariantNumeric="tabular-nums"
                  >
                    {when}
                  </chakra.span>
                )}
              </Link>
            </chakra.li>
          ))}
        </ul>
      )}
    </Card>
  );
}
