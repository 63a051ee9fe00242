/** Icon with label, or icon alone with an accessible name and tooltip. */
import { css } from "#generated/styles/css/index.js";
import { Bell, Download, Pencil, Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Icons() {
  const t = useText();
  return (
    <Row>
      <Button variant="solid">
        <Plus size={16} aria-hidden />
        {t("showcase-actions.buttons.add")}
      </Button>
      <Button>
        {t("showcase-actions.buttons.download")}
        <Download size={16} aria-hidden />
      </Button>
      <IconButton variant="outline" label={t("common.edit")}>
        <Pencil size={16} aria-hidden />
      </IconButton>
      <IconButton label={t("common.delete")}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
      <IconButton variant="subtle" label={t("common.notifications")} className={css({ borderRadius: "full" })}>
        <Bell size={16} aria-hidden />
      </IconButton>
    </Row>
  );
}
