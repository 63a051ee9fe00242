/** Overlapping avatars; the overflow is a count whose tooltip lists the names. */
import { chakra } from "@chakra-ui/react";
import { useText } from "../messages/use-text.ts";
import { Avatar } from "./avatar.tsx";

interface AvatarGroupProps {
  label: string;
  names: readonly string[];
  max?: number;
  /** In px. */
  size?: number;
}

export function AvatarGroup({ label, names, max = 4, size = 32 }: AvatarGroupProps) {
  const t = useText();
  const shown = names.length > max ? names.slice(0, max - 1) : names;
  const rest = names.slice(shown.length);
  return (
    <chakra.ul
      aria-label={label}
      display="flex"
      paddingInlineStart="2"
      css={{
        "& > li": { marginInlineStart: "-2", borderRadius: "full", boxShadow: "0 0 0 2px var(--hr-surface)" },
        "& > li:hover": { zIndex: 1 },
      }}
    >
      {shown.map((name) => (
        <chakra.li key={name} data-tip={name}>
          <Avatar name={name} size={size} decorative={false} />
        </chakra.li>
      ))}
      {rest.length > 0 && (
        <chakra.li
          data-tip={rest.join(", ")}
          display="grid"
          placeItems="center"
          bg="inset"
          color="text.muted"
          fontSize="xs"
          fontWeight="medium"
          style={{ width: size, height: size }}
        >
          <span aria-hidden>{`+${rest.length}`}</span>
          <chakra.span position="absolute" boxSize="1px" overflow="hidden" clipPath="inset(50%)">
            {t("fields.andMore", { count: rest.length })}
          </chakra.span>
        </chakra.li>
      )}
    </chakra.ul>
  );
}
