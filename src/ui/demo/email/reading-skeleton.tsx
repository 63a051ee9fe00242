/** Skeleton of an email. */
import { css } from "#generated/styles/css/index.js";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";

export function ReadingSkeleton() {
  return (
    <Loading>
      <div className={css({ h: "12", borderBottomWidth: "1px", borderColor: "border" })} />
      <div className={css({ px: "5", py: "4" })}>
        <Skeleton css={{ w: "60%", h: "5" }} />
        <div className={css({ display: "flex", gap: "3", mt: "4" })}>
          <Skeleton css={{ w: "9", h: "9", borderRadius: "full", my: "0" }} />
          <span className={css({ flex: "1" })}>
            <Skeleton css={{ w: "30%" }} />
            <Skeleton css={{ w: "45%", h: "3" }} />
          </span>
        </div>
        <div className={css({ mt: "5" })}>
          <Skeleton css={{ w: "35%" }} />
          <Skeleton css={{ w: "95%", mt: "2.5" }} />
          <Skeleton css={{ w: "88%" }} />
          <Skeleton css={{ w: "40%" }} />
        </div>
      </div>
    </Loading>
  );
}
