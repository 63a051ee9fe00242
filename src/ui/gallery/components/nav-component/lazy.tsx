/** Content loaded when first opened. */
import { lazy, Suspense, useRef } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Nav } from "#src/ui/kit/nav.tsx";
import { Loading, Skeleton } from "#src/ui/kit/skeleton.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { PartLink } from "./part-link.tsx";
import { usePart } from "./use-part.ts";

const Handbook = lazy(async () => ({ default: (await import("./handbook.tsx")).Handbook }));
const parts = ["summary", "handbook"] as const;

export function Lazy() {
  const t = useText();
  const part = usePart("lazy", parts, "summary");
  const opened = useRef(false);
  opened.current ||= part === "handbook";
  return (
    <Stack>
      <Nav label={t("showcase-lists.nav.rules")} look="line">
        {parts.map((name) => (
          <PartLink key={name} example="lazy" name={name} current={part}>
            {t(`showcase-lists.nav.part.${name}`)}
          </PartLink>
        ))}
      </Nav>
      <p hidden={part !== "summary"}>{t("showcase-lists.nav.summary")}</p>
      {opened.current && (
        <div hidden={part !== "handbook"}>
          <Suspense
            fallback={
              <Loading>
                <Skeleton css={{ w: "80%" }} />
                <Skeleton css={{ w: "60%" }} />
              </Loading>
            }
          >
            <Handbook />
          </Suspense>
        </div>
      )}
    </Stack>
  );
}
