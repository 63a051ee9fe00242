/** Skeleton rows of the email list. */
import { css } from "#generated/styles/css/index.js";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";

export function ListSkeleton() {
  return (
    <Loading>
      {Array.from({ length: 9 }, (_, index) => (
        <div
          key={index}
          className={css({
            display: "grid",
            gridTemplateColumns: "2rem minmax(0, 1fr)",
            columnGap: "2.5",
            paddingInlineStart: "2.25rem",
            paddingInlineEnd: "3",
            py: "2",
            borderBottomWidth: "1px",
            borderColor: "border",
          })}
        >
          <Skeleton css={{ w: "8", h: "8", my: "0.5", borderRadius: "full" }} />
          <span className={css({ display: "grid" })}>
            <Skeleton style={{ width: `${40 + ((index * 17) % 25)}%` }} />
            <Skeleton style={{ width: `${60 + ((index * 29) % 30)}%` }} />
            <Skeleton style={{ width: `${70 + ((index * 13) % 25)}%` }} css={{ h: "3" }} />
          </span>
        </div>
      ))}
    </Loading>
  );
}
