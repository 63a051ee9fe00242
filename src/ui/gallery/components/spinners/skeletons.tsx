/** Skeletons in the final layout, so that nothing shifts. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Loading, Skeleton } from "#src/ui/kit/skeleton.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const people = [
  ["Mei Ling Tan", "mei@merlion.example"],
  ["Arjun Pillai", "arjun@merlion.example"],
] as const;
const line = css({ display: "flex", alignItems: "center", gap: "3", h: "12" });

export function Skeletons() {
  const t = useText();
  const [there, setThere] = useState(false);
  const shapes = people.map(([name]) => (
    <div key={name} className={line}>
      <Skeleton css={{ w: "8", h: "8", my: "0", borderRadius: "full" }} />
      <div className={css({ flex: "1" })}>
        <Skeleton css={{ w: "8rem" }} />
        <Skeleton css={{ w: "11rem" }} />
      </div>
    </div>
  ));
  return (
    <Stack>
      <Switch size="sm" checked={there} onChange={setThere}>
        {t("showcase-signs.spinners.there")}
      </Switch>
      {there ? (
        <div>
          {people.map(([name, address]) => (
            <div key={name} className={line}>
              <Avatar name={name} />
              <div>
                <div>{name}</div>
                <div className={css({ color: "text.muted" })}>{address}</div>
              </div>
            </div>
          ))}
        </div>
      ) : (
        <Loading>{shapes}</Loading>
      )}
    </Stack>
  );
}
