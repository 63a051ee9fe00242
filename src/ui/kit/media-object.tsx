/** Media object: picture beside text, nestable. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface MediaObjectProps {
  media: ReactNode;
  /** Vertical alignment of the picture. */
  align?: "start" | "center" | "end";
  /** Puts the picture after the text. */
  after?: boolean;
  title?: ReactNode;
  /** Beside the title, such as time or count. */
  aside?: ReactNode;
  heading?: "h2" | "h3" | "h4";
  children?: ReactNode;
}

export function MediaObject({
  media,
  align = "start",
  after = false,
  title,
  aside,
  heading,
  children,
}: MediaObjectProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection={after ? "row-reverse" : "row"}
      alignItems={align === "center" ? "center" : `flex-${align}`}
      gap="3"
      minW="0"
    >
      <chakra.div flexShrink={0}>{media}</chakra.div>
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        {title !== undefined && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
            <chakra.span as={heading} fontWeight="semibold">
              {title}
            </chakra.span>
            {aside && (
              <chakra.span color="text.muted" fontSize="sm">
                {aside}
              </chakra.span>
            )}
          </chakra.div>
        )}
        {children}
      </chakra.div>
    </chakra.div>
  );
}
