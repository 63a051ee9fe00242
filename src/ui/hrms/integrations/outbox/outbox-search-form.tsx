/** Email search on Enter; outside the shell, so without its search box. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "../../../kit/button.tsx";
import { Input } from "../../../kit/input.tsx";
import { useText } from "../../../messages/use-text.ts";

export function OutboxSearchForm({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const t = useText();
  const [text, setText] = useState(q);
  return (
    <form
      className={css({ display: "flex", gap: "1", flex: "0 1 18rem", minW: "0" })}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Input
        type="search"
        aria-label={t("misc.outboxSearch")}
        placeholder={t("misc.outboxSearch")}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{t("common.search")}</Button>
    </form>
  );
}
