/** Rows with picture and second line; the server is queried after a typing pause. */
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchEmployeeRows } from "#generated/demo/hooks/datatables.ts";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { AutoComplete } from "#src/ui/gallery/parts/auto-complete.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const pause = 250;

export function People() {
  const t = useText();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const rows = useSearchEmployeeRows(
    { query: { q: asked, perPage: 8 } },
    { placeholderData: keepPreviousData, enabled: asked !== "" },
  );
  const found = rows.data?.invoices ?? [];
  const pictures = new Map(found.map(({ id, avatar }) => [String(id), avatar]));
  return (
    <Stack>
      <Field label={t("showcase-overlays.complete.person")}>
        <AutoComplete
          searched
          label={t("showcase-overlays.complete.person")}
          options={found.map(({ id, full_name: label, post, city }) => ({
            value: String(id),
            label,
            detail: `${post}, ${city}`,
          }))}
          text={text}
          onText={setText}
          onChoose={({ label, detail }) => setChosen(`${label}, ${detail}`)}
          startOf={({ value, label }) => <Avatar name={label} src={pictures.get(value)} size={28} />}
          status={rows.isError ? "failed" : rows.isFetching || asked !== text.trim() ? "loading" : undefined}
          onRetry={() => void rows.refetch()}
        />
      </Field>
      <Result>{t("showcase.value", { value: chosen ?? t("showcase.nothing") })}</Result>
    </Stack>
  );
}
