/** The keys of a page in one dialog, with the switch for those who do not want single keys to act. */
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useText } from "../messages/use-text.ts";
import { LabelledCheckbox } from "./checkbox.tsx";
import { Dialog } from "./dialog.tsx";
import { setShortcutsEnabled, shortcutsEnabled } from "./shortcuts.ts";

export interface ShortcutGroup {
  readonly title: string;
  /** Keys as they are written ("Shift+U"; several ways in a list) and what they do. */
  readonly keys: readonly (readonly [keys: readonly string[], text: string])[];
}

const Key = chakra("kbd", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    minW: "6",
    h: "6",
    px: "1.5",
    bg: "inset",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "xs",
    fontFamily: "body",
    fontSize: "xs",
    fontWeight: "medium",
  },
});

export function ShortcutSheet({ groups, onClose }: { groups: readonly ShortcutGroup[]; onClose: () => void }) {
  const t = useText();
  const [enabled, setEnabled] = useState(shortcutsEnabled);
  return (
    <Dialog
      open
      title={t("tools.shortcuts")}
      width="44rem"
      onClose={onClose}
      footer={
        <chakra.div marginInlineEnd="auto">
          <LabelledCheckbox
            checked={enabled}
            onChange={(event) => {
              setShortcutsEnabled(event.target.checked);
              setEnabled(event.target.checked);
            }}
          >
            {t("tools.singleKeys")}
          </LabelledCheckbox>
        </chakra.div>
      }
    >
      <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} columnGap="8" rowGap="5">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <chakra.h3 fontWeight="semibold" mb="1.5">
              {title}
            </chakra.h3>
            <dl>
              {keys.map(([ways, text]) => (
                <chakra.div
                  key={text}
                  display="flex"
                  alignItems="center"
                  justifyContent="space-between"
                  gap="4"
                  minH="8"
                  borderTopWidth="1px"
                  borderColor="border"
                >
                  <dt>{text}</dt>
                  <chakra.dd display="flex" gap="1" flexShrink={0}>
                    {ways.map((way) => (
                      <Key key={way}>{way}</Key>
                    ))}
                  </chakra.dd>
                </chakra.div>
              ))}
            </dl>
          </section>
        ))}
      </chakra.div>
    </Dialog>
  );
}
