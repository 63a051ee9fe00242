/** Form of a filter that applies when it is submitted. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Button } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";

interface FilterFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

export function FilterForm({ onSubmit, children }: FilterFormProps) {
  const t = useText();
  return (
    <form
      className={css({ display: "grid", gap: "3" })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Button type="submit" size="sm" variant="solid" className={css({ justifySelf: "start" })}>
        {t("crud.apply")}
      </Button>
    </form>
  );
}
