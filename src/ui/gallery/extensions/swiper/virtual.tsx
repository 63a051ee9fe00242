/** Only the current slide and its neighbours have content. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swiper } from "#src/ui/gallery/parts/swiper.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Tile } from "./views.tsx";

/** Chakra's carousel measures all slides once for each of them: hundreds would block the page for seconds. */
const total = 60;
const near = 2;

export function Virtual() {
  const t = useText();
  const [page, setPage] = useState(0);
  return (
    <Stack>
      <Field label={t("showcase-media.swiper.goTo")}>
        <Input
          type="number"
          css={{ w: "28" }}
          min={1}
          max={total}
          value={page + 1}
          onChange={({ target }) => setPage(Math.max(0, Math.min(total - 1, (target.valueAsNumber || 1) - 1)))}
        />
      </Field>
      <Swiper
        label={t("showcase-media.swiper.virtual")}
        count={total}
        near={near}
        page={page}
        onPage={setPage}
        slide={(index) => <Tile>{index + 1}</Tile>}
      />
      <Result>
        {t("showcase-media.swiper.rendered", {
          count: 1 + Math.min(near, page) + Math.min(near, total - 1 - page),
          total,
        })}
      </Result>
    </Stack>
  );
}
