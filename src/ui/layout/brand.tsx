/** The mark and the name of the app. */
import { chakra } from "@chakra-ui/react";

export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" fontWeight="semibold" fontSize="lg" letterSpacing="-0.01em">
      <chakra.svg viewBox="0 0 32 32" w="7" h="7" aria-hidden flexShrink={0}>
        <chakra.rect width="32" height="32" rx="8" fill="accent" />
        <chakra.path d="M9 8v16M23 8v16M9 18c4.5-6 9.500-6 14 0" fill="none" stroke="accent.contrast" strokeWidth="3.2" strokeLinecap="round" />
      </chakra.svg>
      {!markOnly && "HRMS"}
    </chakra.span>
  );
}
