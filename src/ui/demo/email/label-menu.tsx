/** Menu to add and remove labels. */
import { Tag } from "lucide-react";
import type { Ref } from "react";
import type { Email, EmailLabel } from "#generated/demo/schema.ts";
import { Menu } from "../../kit/menu.tsx";
import { MenuChoice, MenuHeading } from "../../kit/menu-items.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useText } from "../../messages/use-text.ts";
import { LabelDot } from "./label-dot.tsx";
import { labels } from "./mailbox-view.ts";

interface LabelMenuProps {
  mails: readonly Email[];
  triggerRef: Ref<HTMLButtonElement>;
  onToggle: (label: EmailLabel) => void;
}

export function LabelMenu({ mails, triggerRef, onToggle }: LabelMenuProps) {
  const t = useText();
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <ToolButton {...props} ref={triggerRef} label={t("email.setLabels")} hint="L">
          <Tag size={16} aria-hidden />
        </ToolButton>
      )}
    >
      <MenuHeading>{t("email.labels")}</MenuHeading>
      {labels.map((label) => (
        <MenuChoice
          key={label}
          kind="checkbox"
          icon={<LabelDot label={label} />}
          checked={mails.every((mail) => mail.labels.includes(label))}
          onSelect={() => onToggle(label)}
        >
          {t(`email.label.${label}`)}
        </MenuChoice>
      ))}
    </Menu>
  );
}
