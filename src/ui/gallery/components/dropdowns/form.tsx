/** Form in a small dialog instead of a menu, so that Tab and Enter work as in any form. */
import { css } from "#generated/styles/css/index.js";
import { ListFilter } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { Popover } from "#src/ui/kit/popover.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Form() {
  const t = useText();
  const [name, setName] = useState("");
  const [open, setOpen] = useState(true);
  const [done, setDone] = useState("");
  return (
    <Stack>
      <Row>
        <Popover
          label={t("showcase-lists.dropdowns.filter")}
          trigger={(props) => (
            <Button {...props}>
              <ListFilter size={16} aria-hidden />
              {t("showcase-lists.dropdowns.filter")}
            </Button>
          )}
        >
          {(close) => (
            <form
              className={css({ display: "grid", gap: "3" })}
              onSubmit={(event) => {
                event.preventDefault();
                setDone(
                  t("showcase-lists.dropdowns.filtered", {
                    name: name.trim() || t("showcase-lists.dropdowns.everybody"),
                    open: String(open),
                  }),
                );
                close();
              }}
            >
              <Field label={t("showcase.name")}>
                <Input value={name} onChange={(event) => setName(event.target.value)} />
              </Field>
              <LabelledCheckbox checked={open} onChange={(event) => setOpen(event.target.checked)}>
                {t("showcase-lists.dropdowns.openOnly")}
              </LabelledCheckbox>
              <Button type="submit" variant="solid">
                {t("showcase.apply")}
              </Button>
            </form>
          )}
        </Popover>
      </Row>
      <Result>{done}</Result>
    </Stack>
  );
}
