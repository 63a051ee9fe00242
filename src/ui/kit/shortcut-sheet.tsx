/** Dialog with the page's keyboard shortcuts, and a switch to turn off single-key ones. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useText } from "../messages/use-text.ts";
import { LabelledCheckbox } from "./checkbox.tsx";
import { Dialog } from "./dialog.tsx";
import { Key } from "./key.tsx";
import { keyName } from "./keys.ts";
import { currentMoves } from "./shortcut-moves.ts";
import { setShortcutsEnabled, shortcutsEnabled } from "./shortcuts.ts";

export interface ShortcutGroup {
  readonly title: string;
  /** Display names of keys ("Shift+U"; alternatives in a list) with their action. */
  readonly keys: readonly (readonly [keys: readonly string[], text: string])[];
}

function useShellGroups(): readonly ShortcutGroup[] {
  const t = useText();
  const moves = currentMoves().map(
    ({ letter, text }) => [[t("tools.keyThen", { first: "G", second: letter.toUpperCase() })], text] as const,
  );
  return [
    {
      title: t("tools.keysShell"),
      keys: [
        [[keyName("Mod+K")], t("tools.keyPalette")],
        [["?"], t("tools.keySheet")],
        [["Esc"], t("tools.keyClose")],
      ],
    },
    { title: t("tools.keysMoves"), keys: moves },
  ];
}

export function ShortcutSheet({ groups, onClose }: { groups: readonly ShortcutGroup[]; onClose: () => void }) {
  const t = useText();
  const [enabled, setEnabled] = useState(shortcutsEnabled);
  const everywhere = useShellGroups();
  return (
    <Dialog
      open
      title={t("tools.shortcuts")}
      width="44rem"
      onClose={onClose}
      footer={
        <div className={css({ marginInlineEnd: "auto" })}>
          <LabelledCheckbox
            checked={enabled}
            onChange={(event) => {
              setShortcutsEnabled(event.target.checked);
              setEnabled(event.target.checked);
            }}
          >
            {t("tools.singleKeys")}
          </LabelledCheckbox>
        </div>
      }
    >
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "1fr", md: "1fr 1fr" },
          columnGap: "8",
          rowGap: "5",
        })}
      >
        {[...groups, ...everywhere].map(({ title, keys }) => (
          <section key={title} className={css({ minW: "0" })}>
            <h3 className={css({ fontWeight: "semibold", mb: "1.5" })}>{title}</h3>
            <dl>
              {keys.map(([ways, text]) => (
                <div
                  key={text}
                  className={css({
                    display: "flex",
                    alignItems: "center",
                    justifyContent: "space-between",
                    gap: "4",
                    minH: "8",
                    borderTopWidth: "1px",
                    borderColor: "border",
                  })}
                >
                  <dt>{text}</dt>
                  <dd className={css({ display: "flex", gap: "1", flexShrink: 0 })}>
                    {ways.map((way) => (
                      <Key key={way}>{way}</Key>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
