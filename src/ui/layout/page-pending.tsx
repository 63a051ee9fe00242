/** Page skeleton while its code loads, so that the shell shows at once. */
import { css } from "#generated/styles/css/index.js";
import { Loading, Skeleton } from "../kit/skeleton.tsx";

export function PagePending() {
  return (
    <div className={css({ px: { base: "4", md: "6" }, pt: "5" })}>
      <Loading>
        <Skeleton css={{ w: "44", h: "5", my: "1" }} />
        <Skeleton css={{ w: "min(24rem, 80%)", mt: "2.5" }} />
      </Loading>
    </div>
  );
}
