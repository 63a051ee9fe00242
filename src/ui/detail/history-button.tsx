/** Opens the history of a record that has no page of its own. */
import { History as HistoryIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useText } from "../messages/use-text.ts";
import { HistoryList } from "./history-list.tsx";

interface HistoryButtonProps extends ComponentProps<typeof HistoryList> {
  /** The record, for the dialog's title and the button's name. */
  of: string;
}

export function HistoryButton({ of, ...list }: HistoryButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const title = t("crud.historyOf", { name: of });
  return (
    <>
      <Button size="sm" aria-label={title} onClick={() => setOpen(true)}>
        <HistoryIcon size={16} aria-hidden />
        {t("crud.history")}
      </Button>
      <Dialog open={open} side="end" title={title} onClose={() => setOpen(false)}>
        <HistoryList {...list} />
      </Dialog>
    </>
  );
}
