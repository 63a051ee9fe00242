/** Avatar: a picture, or initials on one of eight tints derived from the name. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";

/** Hue angles, spaced to be distinguishable. */
const hues = [12, 48, 96, 150, 190, 230, 275, 325];

function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "?";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toUpperCase();
}

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** In px. */
  size?: number;
  /** The name is shown beside it, so hide the picture from screen readers. */
  decorative?: boolean;
}

const picture = css({ borderRadius: "full", flexShrink: 0, objectFit: "cover", bg: "inset" });
const letters = css({
  borderRadius: "full",
  flexShrink: 0,
  display: "inline-grid",
  placeItems: "center",
  fontWeight: "medium",
  lineHeight: 1,
  userSelect: "none",
  bg: "oklch(0.92 0.04 var(--hue))",
  color: "oklch(0.38 0.09 var(--hue))",
  _dark: { bg: "oklch(0.36 0.06 var(--hue))", color: "oklch(0.92 0.05 var(--hue))" },
});

export function Avatar({ name, src, size = 32, decorative = true }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { width: `${size / 16}rem`, height: `${size / 16}rem` };
  if (src && src !== broken)
    return (
      <img className={picture} style={box} src={src} alt={decorative ? "" : name} onError={() => setBroken(src)} />
    );
  const hue = hues[hash(name) % hues.length] ?? 190;
  const label = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <span
      {...label}
      className={letters}
      style={{ ...box, ["--hue" as string]: hue, fontSize: `${size / 2.6 / 16}rem` }}
    >
      {initials(name)}
    </span>
  );
}
