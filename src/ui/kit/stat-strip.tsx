/** Numbers of one subject in a line, each the way to what it counts. */
import { chakra } from "@chakra-ui/react";
import { Card } from "./card.tsx";
import { useFormat } from "./format.tsx";
import { Link } from "./link.tsx";
import { Skeleton } from "./skeleton.tsx";

export interface Stat {
  readonly name: string;
  readonly label: string;
  /** Undefined while it is on its way. */
  readonly value: number | undefined;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

const line = { alignItems: "baseline", columnGap: "2", px: { base: "3", md: "4" }, py: "2" } as const;
const block = {
  flexDirection: { base: "row-reverse", md: "column" },
  alignItems: { base: "baseline", md: "stretch" },
  justifyContent: { base: "space-between", md: "flex-start" },
  columnGap: "4",
  px: "5",
  py: { base: "2.5", md: "4" },
} as const;

interface StatStripProps {
  label: string;
  stats: readonly Stat[];
  /** One line high, above a list that is the page's matter. */
  dense?: boolean;
}

export function StatStrip({ label, stats, dense = false }: StatStripProps) {
  const format = useFormat();
  const columns = dense ? "repeat(auto-fit, minmax(8.5rem, 1fr))" : { base: "1fr", md: "repeat(auto-fit, minmax(8.5rem, 1fr))" };
  return (
    <Card aria-label={label} overflow="hidden">
      {/* Lines between the numbers, whichever way they wrap: each draws its own start and top, the outermost are cut off. */}
      <chakra.ul display="grid" gridTemplateColumns={columns} m="-1px 0 0 -1px">
        {stats.map(({ name, label: text, value, to, search }) => (
          <chakra.li key={name} borderTopWidth="1px" borderInlineStartWidth="1px" borderColor="border">
            <Link
              to={to}
              search={(search ?? {}) as never}
              quiet
              display="flex"
              {...(dense ? line : block)}
              rowGap="0.5"
              h="full"
              _hover={{ bg: "hover" }}
              _focusVisible={{ outlineOffset: "-2px" }}
            >
              <chakra.span {...(dense ? { fontSize: "lg", lineHeight: "lg" } : { fontSize: { base: "lg", md: "2xl" }, lineHeight: { base: "lg", md: "2xl" } })} fontWeight="semibold" letterSpacing="-0.01em" fontVariantNumeric="tabular-nums">
                {value === undefined ? <Waiting dense={dense} /> : format.number(value)}
              </chakra.span>
              <chakra.span color="text.muted" minW="0" overflowWrap="anywhere">
                {text}
              </chakra.span>
            </Link>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

/** As high as a number, and on its line where the label stands beside it. */
function Waiting({ dense }: { dense: boolean }) {
  return dense ? (
    <>
      {"\u00a0"}
      <Skeleton display="inline-block" verticalAlign="middle" w="2rem" h="4" />
    </>
  ) : (
    <Skeleton w="2.5rem" h={{ base: "4", md: "6" }} my="1" />
  );
}
