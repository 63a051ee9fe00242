/** Logo and name of the app, or the tenant's own branding. */
import { chakra } from "@chakra-ui/react";
import { useAccount } from "../session/account.ts";

export function BrandMark({ logo, size = "7" }: { logo: string | null; size?: string }) {
  if (logo !== null)
    return <chakra.img src={logo} alt="" w={size} h={size} flexShrink={0} borderRadius="control" objectFit="contain" />;
  return (
    <chakra.svg viewBox="0 0 32 32" w={size} h={size} aria-hidden flexShrink={0}>
      <chakra.rect width="32" height="32" rx="8" fill="accent" />
      <chakra.path
        d="M9 8v16M23 8v16M9 18c4.5-6 9.500-6 14 0"
        fill="none"
        stroke="accent.contrast"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </chakra.svg>
  );
}

/** Also the accessible name of links to the start page. */
export const useBrandName = (): string => useAccount()?.extras.brand?.name ?? "HRMS";

export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  const name = useBrandName();
  const logo = useAccount()?.extras.brand?.logo ?? null;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minW="0"
      fontWeight="semibold"
      fontSize="lg"
      letterSpacing="-0.01em"
    >
      <BrandMark logo={logo} />
      {!markOnly && (
        <chakra.span minW="0" truncate>
          {name}
        </chakra.span>
      )}
    </chakra.span>
  );
}
