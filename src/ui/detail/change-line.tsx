/** One field change: before and after. */
import { chakra } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import { useText } from "../messages/use-text.ts";

interface ChangeLineProps {
  label: string;
  /** Null if there was no value. */
  before: string | null;
  after: string;
}

export function ChangeLine({ label, before, after }: ChangeLineProps) {
  const t = useText();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(6.5rem, 1fr) 2fr", sm: "minmax(8rem, 1fr) 3fr" }}
      columnGap="4"
      py="1"
    >
      <chakra.dt color="text.muted">{label}</chakra.dt>
      <chakra.dd
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        {before !== null && (
          <>
            <chakra.del color="text.muted" textDecorationColor="border.strong">
              {before}
            </chakra.del>
            <chakra.span
              role="img"
              aria-label={t("crud.becomes")}
              display="grid"
              color="text.muted"
              _rtl={{ transform: "scaleX(-1)" }}
            >
              <ArrowRight size={14} aria-hidden />
            </chakra.span>
          </>
        )}
        <chakra.ins textDecoration="none" fontWeight="medium">
          {after}
        </chakra.ins>
      </chakra.dd>
    </chakra.div>
  );
}
