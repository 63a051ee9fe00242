/** Card with a hairline border and its heading; never nest cards. */
import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

export const Card = chakra("section", {
  base: { bg: "surface", borderWidth: "1px", borderColor: "border", borderRadius: "card", minW: "0" },
  variants: { padded: { true: { p: "5" } } },
});

export const CardTitle = chakra("h2", { base: { fontSize: "md", lineHeight: "md", fontWeight: "semibold" } });

interface CardHeadProps extends Omit<HTMLChakraProps<"div">, "title"> {
  title: ReactNode;
  text?: ReactNode;
  /** Actions, beside the title. */
  children?: ReactNode;
}

/** Card header: title, actions and a line of explanation. */
export function CardHead({ title, text, children, ...rest }: CardHeadProps) {
  return (
    <chakra.div mb="4" {...rest}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minH={children === undefined ? undefined : "9"}
      >
        <CardTitle>{title}</CardTitle>
        {children}
      </chakra.div>
      {text !== undefined && (
        <chakra.p color="text.muted" mt={children === undefined ? "1" : { base: "3", sm: "1" }}>
          {text}
        </chakra.p>
      )}
    </chakra.div>
  );
}
