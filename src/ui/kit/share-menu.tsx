/** Menu that shares the address of the page. Needs the messages "tools". */
import { Clipboard, Mail, Share2 } from "lucide-react";
import { useText } from "../messages/use-text.ts";
import { Button } from "./button.tsx";
import { MenuItem } from "./menu-items.tsx";
import { Menu } from "./menu.tsx";
import { toast } from "./toast.ts";

export function ShareMenu({ title }: { title: string }) {
  const t = useText();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast({ text: t("tools.linkCopied") });
    } catch {
      toast({ kind: "error", text: t("tools.notCopied") });
    }
  };
  return (
    <Menu
      trigger={(props) => (
        <Button {...props}>
          <Share2 size={16} aria-hidden />
          {t("tools.share")}
        </Button>
      )}
    >
      <MenuItem icon={<Clipboard size={16} aria-hidden />} onSelect={() => void copy()}>
        {t("tools.copyLink")}
      </MenuItem>
      <MenuItem
        icon={<Mail size={16} aria-hidden />}
        onSelect={() => {
          location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(location.href)}`;
        }}
      >
        {t("tools.byEmail")}
      </MenuItem>
    </Menu>
  );
}
