/** A hundred film titles fetched on the first keystroke; at most eight are shown. */
import { useMemo, useState } from "react";
import { useListAutocompleteTitles } from "#generated/demo/hooks/datatables.ts";
import { AutoComplete } from "#src/ui/gallery/parts/auto-complete.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Titles() {
  const t = useText();
  const [text, setText] = useState("");
  const [begun, setBegun] = useState(false);
  const titles = useListAutocompleteTitles({}, { enabled: begun });
  const options = useMemo(
    () => titles.data?.autoComplete.map(({ id, title }) => ({ value: String(id), label: title })) ?? [],
    [titles.data],
  );
  const rank = titles.data?.autoComplete.find(({ title }) => title === text)?.rank;
  const type = (next: string): void => {
    setText(next);
    setBegun(true);
  };
  return (
    <Stack>
      <Field label={t("showcase-overlays.complete.film")}>
        <AutoComplete
          label={t("showcase-overlays.complete.film")}
          options={options}
          text={text}
          onText={type}
          max={8}
          startOf={({ value }) => <Tag>{value}</Tag>}
          status={titles.isError ? "failed" : titles.isFetching ? "loading" : undefined}
          onRetry={() => void titles.refetch()}
        />
      </Field>
      <Result>{rank !== undefined && t("showcase-overlays.complete.ranked", { title: text, rank })}</Result>
    </Stack>
  );
}
