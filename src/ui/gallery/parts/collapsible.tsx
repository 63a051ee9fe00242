/** A button and content below it that unfolds. */
import { Collapsible as ChakraCollapsible } from "@chakra-ui/react";
import { folding } from "#generated/styles/recipes/index.js";
import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { css } from "#generated/styles/css/index.js";
import { Button } from "../../kit/button.tsx";
import { Chakra } from "../../kit/chakra.tsx";

interface CollapsibleProps {
  label: (open: boolean) => string;
  /** Whether it is open at first. */
  begun?: boolean;
  children: ReactNode;
}

export function Collapsible({ label, begun = false, children }: CollapsibleProps) {
  const [open, setOpen] = useState(begun);
  return (
    <Chakra>
      <ChakraCollapsible.Root unstyled open={open} onOpenChange={(next) => setOpen(next.open)}>
        <ChakraCollapsible.Trigger asChild>
          <Button>
            {label(open)}
            <span className={css({ display: "grid", transition: "rotate 180ms", rotate: open ? "180deg" : "0deg" })}>
              <ChevronDown size={16} aria-hidden />
            </span>
          </Button>
        </ChakraCollapsible.Trigger>
        {/* No tab stops while it folds. */}
        <ChakraCollapsible.Content className={folding()} inert={!open}>
          {children}
        </ChakraCollapsible.Content>
      </ChakraCollapsible.Root>
    </Chakra>
  );
}
