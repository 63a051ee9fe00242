/** Menus with radio and checkbox items. */
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MenuChoice, MenuHeading, MenuSeparator } from "#src/ui/kit/menu-items.tsx";
import { Menu } from "#src/ui/kit/menu.tsx";
import { toggled } from "#src/ui/kit/toggled.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const orders = ["byName", "byDate", "byAmount"] as const;
const columns = ["department", "city", "notes"] as const;

export function Choices() {
  const t = useText();
  const [order, setOrder] = useState<(typeof orders)[number]>("byName");
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(["department"]));
  return (
    <Stack>
      <Row>
        <Menu
          trigger={(props) => (
            <Button {...props}>
              {t("showcase-lists.dropdowns.display")}
              <ChevronDown size={16} aria-hidden />
            </Button>
          )}
        >
          <MenuHeading>{t("showcase-lists.dropdowns.order")}</MenuHeading>
          {orders.map((each) => (
            <MenuChoice key={each} checked={each === order} onSelect={() => setOrder(each)}>
              {t(`showcase-lists.dropdowns.${each}`)}
            </MenuChoice>
          ))}
          <MenuSeparator />
          <MenuHeading>{t("showcase-lists.dropdowns.columns")}</MenuHeading>
          {columns.map((each) => (
            <MenuChoice
              key={each}
              kind="checkbox"
              checked={shown.has(each)}
              onSelect={() => setShown(toggled(shown, each))}
            >
              {t(`showcase.${each}`)}
            </MenuChoice>
          ))}
        </Menu>
      </Row>
      <Result>
        {t("showcase-lists.dropdowns.ordered", { order: t(`showcase-lists.dropdowns.${order}`), count: shown.size })}
      </Result>
    </Stack>
  );
}
