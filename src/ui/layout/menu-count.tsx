/** Count badge of a menu entry with text for screen readers. */
import { chakra } from "@chakra-ui/react";

export function MenuCount({ count, text }: { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <chakra.span
      bg="accent.subtle"
      color="accent.text"
      borderRadius="full"
      px="1.5"
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
    >
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <chakra.span srOnly>{text}</chakra.span>
    </chakra.span>
  );
}
