/** Three sizes, six colours, square or round. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Pagination } from "#src/ui/gallery/parts/pagination.tsx";
import { RadioGroup } from "#src/ui/kit/radio.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sizes = [
  ["sm", "showcase.small"],
  ["md", "showcase.medium"],
  ["lg", "showcase.large"],
] as const;
const tones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;

export function Looks() {
  const t = useText();
  const [page, setPage] = useState(2);
  const [size, setSize] = useState<"sm" | "md" | "lg">("md");
  const [tone, setTone] = useState<(typeof tones)[number]>("accent");
  const [round, setRound] = useState(false);
  return (
    <Stack>
      <Row>
        <Segmented<"sm" | "md" | "lg">
          label={t("showcase.size")}
          value={size}
          onChange={setSize}
          options={sizes.map(([value, label]) => ({ value, label: t(label) }))}
        />
        <Switch size="sm" checked={round} onChange={setRound}>
          {t("showcase-lists.pagination.round")}
        </Switch>
      </Row>
      <RadioGroup
        look="inline"
        label={t("showcase.colour")}
        value={tone}
        onChange={setTone}
        options={tones.map((value) => ({ value, label: t(`showcase.tone.${value}`) }))}
      />
      <Pagination
        label={t("showcase-lists.pagination.posts")}
        page={page}
        last={5}
        size={size}
        palette={tone}
        round={round}
        onPage={setPage}
      />
    </Stack>
  );
}
