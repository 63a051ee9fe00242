/** Links of the router in the app's styles: running text, and a link that looks like a button. */
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
    /** In running text the colour alone is no sign of a link. */
    underlined: { true: { textDecoration: "underline", textUnderlineOffset: "3px" } },
  },
});

export const Link = createLink(Anchor);

const ButtonAnchor = (props: React.ComponentProps<typeof ButtonBase> & React.ComponentProps<"a">) => (
  <ButtonBase as="a" {...props} />
);
export const ButtonLink = createLink(ButtonAnchor);
