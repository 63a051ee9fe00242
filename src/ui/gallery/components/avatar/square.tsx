/** Square avatars for companies and objects, with an icon or a letter. */
import { chakra } from "#generated/styles/jsx/index.js";
import { Building2, Coffee, Truck } from "lucide-react";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const Tile = chakra("span", {
  base: { display: "grid", placeItems: "center", w: "10", h: "10", borderRadius: "control", fontWeight: "medium" },
});
const icons = [
  ["accent", Building2],
  ["warning", Coffee],
  ["info", Truck],
] as const;

export function Square() {
  const t = useText();
  return (
    <Row>
      {icons.map(([tone, Icon]) => (
        <Tile key={tone} css={{ bg: `${tone}.subtle`, color: `${tone}.text` }}>
          <Icon size={20} aria-hidden />
        </Tile>
      ))}
      <Tile css={{ bg: "success.subtle", color: "success.text" }} role="img" aria-label={t("showcase.company")}>
        MT
      </Tile>
    </Row>
  );
}
