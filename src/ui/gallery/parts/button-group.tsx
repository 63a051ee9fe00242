/** Buttons joined in one frame. */
import { chakra } from "#generated/styles/jsx/index.js";

const Frame = chakra("div", {
  base: {
    display: "inline-flex",
    maxW: "full",
    "& > button": { borderRadius: "0", position: "relative", borderColor: "border" },
    "& > button + button": { marginInlineStart: "-1px" },
    "& > button:first-of-type": { borderStartRadius: "control" },
    "& > button:last-of-type": { borderEndRadius: "control" },
    "& > button:focus-visible": { zIndex: 1 },
    "& > button[aria-pressed=true]": { bg: "accent.subtle", color: "accent.text" },
  },
});

export function ButtonGroup({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Frame role="group" aria-label={label}>
      {children}
    </Frame>
  );
}
