/** Logo and name of the app, or the tenant's own branding. */
import { css } from "#generated/styles/css/index.js";
import { useAccount } from "../session/account.ts";

export function BrandMark({ logo, size = "1.75rem" }: { logo: string | null; size?: string }) {
  if (logo !== null)
    return (
      <img
        className={css({ flexShrink: 0, borderRadius: "control", objectFit: "contain" })}
        style={{ width: size, height: size }}
        src={logo}
        alt=""
      />
    );
  return (
    <svg className={css({ flexShrink: 0 })} style={{ width: size, height: size }} viewBox="0 0 32 32" aria-hidden>
      <rect className={css({ fill: "accent" })} width="32" height="32" rx="8" />
      <path
        className={css({ fill: "none", stroke: "accent.contrast" })}
        d="M9 8v16M23 8v16M9 18c4.5-6 9.500-6 14 0"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Also the accessible name of links to the start page. */
export const useBrandName = (): string => useAccount()?.extras.brand?.name ?? "HRMS";

export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  const name = useBrandName();
  const logo = useAccount()?.extras.brand?.logo ?? null;
  return (
    <span
      className={css({
        display: "inline-flex",
        alignItems: "center",
        gap: "2.5",
        minW: "0",
        fontWeight: "semibold",
        fontSize: "lg",
        letterSpacing: "-0.01em",
      })}
    >
      <BrandMark logo={logo} />
      {!markOnly && <span className={css({ minW: "0", truncate: true })}>{name}</span>}
    </span>
  );
}
