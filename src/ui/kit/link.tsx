/** Router links in the app's styles, as text or as buttons. */
import { chakra } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";
import { ButtonBase } from "./button.tsx";

export const Anchor = chakra("a", {
  base: {
    color: "accent.text",
    borderRadius: "xs",
    textDecoration: "none",
    cursor: "pointer",
    _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
  },
  variants: {
    quiet: { true: { color: "inherit", _hover: { textDecoration: "none" } } },
    /** Within text, colour alone does not identify a link. */
    underlined: { true: { textDecoration: "underline", textUnderlineOffset: "3px" } },
  },
});

export const Link = createLink(Anchor);

const ButtonAnchor = (props: React.ComponentProps<typeof ButtonBase> & React.ComponentProps<"a">) => (
  <ButtonBase as="a" {...props} />
);
export const ButtonLink = createLink(ButtonAnchor);
