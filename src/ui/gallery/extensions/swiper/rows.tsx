/** Each view has two or three slides above each other. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swiper } from "#src/ui/gallery/parts/swiper.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Tile } from "./views.tsx";

const choices = ["2", "3"] as const;

export function Rows() {
  const t = useText();
  const [rows, setRows] = useState<(typeof choices)[number]>("2");
  const height = Number(rows);
  return (
    <Stack>
      <Segmented
        label={t("showcase-media.swiper.rowCount")}
        value={rows}
        onChange={setRows}
        options={choices.map((value) => ({ value, label: value }))}
      />
      <Swiper
        key={rows}
        label={t("showcase-media.swiper.rows")}
        count={Math.ceil(18 / height)}
        perView={3}
        slide={(column) => (
          <div className={css({ display: "grid", gap: "3" })}>
            {Array.from({ length: height }, (_, row) => (
              <Tile key={row}>{column * height + row + 1}</Tile>
            ))}
          </div>
        )}
      />
    </Stack>
  );
}
