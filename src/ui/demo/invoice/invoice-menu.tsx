/** Menu of an invoice in the list. */
import { CircleDollarSign, Copy, Ellipsis, FileDown, Mail, Pencil, Trash2 } from "lucide-react";
import type { Invoice } from "#generated/demo/schema.ts";
import { balanceInCents } from "#src/domain/shared/invoice-totals.ts";
import { IconButton } from "../../kit/button.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuItem, MenuLink, MenuSeparator } from "../../kit/menu-items.tsx";
import { useText } from "../../messages/use-text.ts";

interface InvoiceMenuProps {
  invoice: Invoice;
  onDelete: () => void;
  button: { readonly "data-row-control": string; readonly tabIndex: number };
}

export function InvoiceMenu({ invoice, onDelete, button }: InvoiceMenuProps) {
  const t = useText();
  const params = { id: String(invoice.id) };
  const preview = "/apps/invoice/preview/$id";
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <IconButton {...button} {...props} size="sm" label={t("crud.actionsOf", { name: t("invoice.named", params) })}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      )}
    >
      <MenuLink to="/apps/invoice/edit/$id" params={params}>
        <Pencil size={16} aria-hidden />
        {t("common.edit")}
      </MenuLink>
      <MenuLink to={preview} params={params} search={{ open: "send" }}>
        <Mail size={16} aria-hidden />
        {t("invoice.send")}
      </MenuLink>
      {balanceInCents(invoice.balance) > 0 && (
        <MenuLink to={preview} params={params} search={{ open: "payment" }}>
          <CircleDollarSign size={16} aria-hidden />
          {t("invoice.addPayment")}
        </MenuLink>
      )}
      <MenuLink to={preview} params={params} search={{ open: "print" }}>
        <FileDown size={16} aria-hidden />
        {t("invoice.download")}
      </MenuLink>
      <MenuLink to="/apps/invoice/add" search={{ from: invoice.id }}>
        <Copy size={16} aria-hidden />
        {t("invoice.duplicate")}
      </MenuLink>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 size={16} aria-hidden />} hint="Del" onSelect={onDelete}>
        {t("common.delete")}
      </MenuItem>
    </Menu>
  );
}
