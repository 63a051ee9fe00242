/** Divider with optional text or icon, horizontal or vertical. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Tone } from "./status-dot.tsx";

const Line = chakra("span", { base: { display: "block", flex: "1", borderTopWidth: "1px" } });

interface DividerProps {
  children?: ReactNode;
  align?: "start" | "center" | "end";
  tone?: Tone;
  line?: "solid" | "dashed" | "dotted";
  vertical?: boolean;
}

export function Divider({
  children,
  align = "center",
  tone = "neutral",
  line = "solid",
  vertical = false,
}: DividerProps) {
  const stroke = { borderStyle: line, borderColor: tone === "neutral" ? "border.strong" : tone } as const;
  if (!children) {
    return vertical ? (
      <chakra.span
        role="separator"
        aria-orientation="vertical"
        alignSelf="stretch"
        minH="5"
        borderInlineStartWidth="1px"
        {...stroke}
      />
    ) : (
      <chakra.hr border="none" borderTopWidth="1px" w="full" {...stroke} />
    );
  }
  const short = vertical ? { borderTopWidth: "0", borderInlineStartWidth: "1px", minH: "3" } : { minW: "3" };
  const part = (grows: boolean) => <Line aria-hidden flex={grows ? "1" : "0 0 0.75rem"} {...short} {...stroke} />;
  return (
    <chakra.div
      display="flex"
      flexDirection={vertical ? "column" : "row"}
      alignItems="center"
      alignSelf={vertical ? "stretch" : undefined}
      gap={vertical ? "1" : "3"}
      minW="0"
      color={tone === "neutral" ? "text.muted" : `${tone}.text`}
      fontSize="sm"
      lineHeight="sm"
      fontWeight="medium"
    >
      {part(align !== "start")}
      <chakra.span display="inline-flex" alignItems="center" gap="1.5" minW="0" overflowWrap="anywhere">
        {children}
      </chakra.span>
      {part(align !== "end")}
    </chakra.div>
  );
}
