/** Overlapping avatars; the overflow is a count whose tooltip lists the names. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../../messages/use-text.ts";
import { Avatar } from "../../kit/avatar.tsx";

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
    <ul
      className={css({
        display: "flex",
        paddingInlineStart: "2",
        "& > li": { marginInlineStart: "-2", borderRadius: "full", boxShadow: "0 0 0 2px var(--hr-surface)" },
        "& > li:hover": { zIndex: 1 },
      })}
      aria-label={label}
    >
      {shown.map((name) => (
        <li key={name} data-tip={name}>
          <Avatar name={name} size={size} decorative={false} />
        </li>
      ))}
      {rest.length > 0 && (
        <li
          className={css({
            display: "grid",
            placeItems: "center",
            bg: "inset",
            color: "text.muted",
            fontSize: "xs",
            fontWeight: "medium",
          })}
          data-tip={rest.join(", ")}
          style={{ width: size, height: size }}
        >
          <span aria-hidden>{`+${rest.length}`}</span>
          <span className={css({ position: "absolute", boxSize: "1px", overflow: "hidden", clipPath: "inset(50%)" })}>
            {t("fields.andMore", { count: rest.length })}
          </span>
        </li>
      )}
    </ul>
  );
}
