/** Accordion: headings that toggle their sections; arrow keys, Home and End move between them. */
import { Accordion as ChakraAccordion } from "@chakra-ui/react";
import { accordion as recipe, folding } from "#generated/styles/recipes/index.js";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Chakra } from "./chakra.tsx";

export interface AccordionItem {
  readonly name: string;
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  /** At the end of the heading, such as a count or status. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly body: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  open: readonly string[];
  onOpenChange: (open: string[]) => void;
  /** Opening one closes the others. */
  single?: boolean;
  look?: "lines" | "card" | "apart" | "raised";
  heading?: "h2" | "h3" | "h4";
}

export function Accordion({
  items,
  open,
  onOpenChange,
  single = false,
  look,
  heading: Heading = "h3",
}: AccordionProps) {
  const styles = recipe({ look });
  return (
    <Chakra>
      <ChakraAccordion.Root
        unstyled
        className={styles.root}
        value={[...open]}
        onValueChange={({ value }) => onOpenChange(value)}
        multiple={!single}
        collapsible
      >
        {items.map(({ name, title, icon, hint, disabled = false, body }) => (
          <ChakraAccordion.Item key={name} value={name} disabled={disabled}>
            <Heading>
              <ChakraAccordion.ItemTrigger className={styles.trigger}>
                {icon}
                <span className={styles.title}>{title}</span>
                {hint && <span className={styles.hint}>{hint}</span>}
                <ChevronDown size={18} aria-hidden />
              </ChakraAccordion.ItemTrigger>
            </Heading>
            {/* A group, as many regions would crowd the landmarks. No tab stops while it folds. */}
            <ChakraAccordion.ItemContent className={folding()} role="group" inert={!open.includes(name)}>
              <div className={styles.body}>{body}</div>
            </ChakraAccordion.ItemContent>
          </ChakraAccordion.Item>
        ))}
      </ChakraAccordion.Root>
    </Chakra>
  );
}
