/** Avatar: a picture, or initials on one of eight tints derived from the name. */
import { chakra } from "@chakra-ui/react";
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

export function Avatar({ name, src, size = 32, decorative = true }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = { w: `${size / 16}rem`, h: `${size / 16}rem`, borderRadius: "full", flexShrink: 0 } as const;
  if (src && src !== broken) {
    return (
      <chakra.img
        {...shape}
        src={src}
        alt={decorative ? "" : name}
        objectFit="cover"
        bg="inset"
        onError={() => setBroken(src)}
      />
    );
  }
  const hue = hues[hash(name) % hues.length] ?? 190;
  const label = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <chakra.span
      {...shape}
      {...label}
      display="inline-grid"
      placeItems="center"
      fontWeight="medium"
      userSelect="none"
      style={{ ["--hue" as string]: hue, fontSize: `${size / 2.6 / 16}rem`, lineHeight: 1 }}
      css={{
        bg: "oklch(0.92 0.04 var(--hue))",
        color: "oklch(0.38 0.09 var(--hue))",
        _dark: { bg: "oklch(0.36 0.06 var(--hue))", color: "oklch(0.92 0.05 var(--hue))" },
      }}
    >
      {initials(name)}
    </chakra.span>
  );
}
