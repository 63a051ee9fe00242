/** Skeleton of notification rows. */
import { css } from "#generated/styles/css/index.js";
import { Skeleton } from "../../kit/skeleton.tsx";

export function NoticeShapes({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <div
      key={index}
      className={css({
        px: "3",
        py: "2.5",
        paddingInlineStart: "7",
        borderTopWidth: index > 0 ? "1px" : "0",
        borderColor: "border",
      })}
    >
      <Skeleton css={{ w: "60%" }} />
      <Skeleton css={{ w: "85%", maxW: "22rem" }} />
      <Skeleton css={{ w: "6rem", h: "3", my: "2px" }} />
    </div>
  ));
}
