/** Segmented control that applies at once. */
import { css } from "#generated/styles/css/index.js";
import { LayoutGrid, List } from "lucide-react";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented as Bar } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

type View = "list" | "grid";

export function Segmented() {
  const t = useText();
  const [view, setView] = useState<View>("grid");
  return (
    <Stack>
      <Bar<View>
        label={t("showcase-choices.radio.view")}
        value={view}
        onChange={setView}
        options={[
          { value: "list", label: t("showcase-choices.radio.asList"), icon: <List size={16} aria-hidden /> },
          { value: "grid", label: t("showcase-choices.radio.asGrid"), icon: <LayoutGrid size={16} aria-hidden /> },
        ]}
      />
      <ul
        className={css({
          display: "grid",
          gap: "2",
          gridTemplateColumns: view === "grid" ? "repeat(auto-fill, minmax(6.5rem, 1fr))" : "minmax(0, 1fr)",
        })}
      >
        {["Orchard", "Tampines", "Jurong"].map((place) => (
          <li
            key={place}
            className={css({
              px: "3",
              py: "2",
              borderWidth: "1px",
              borderColor: "border",
              borderRadius: "control",
              overflowWrap: "anywhere",
            })}
          >
            {place}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
