/** Accordion: headings that toggle their sections; arrow keys, Home and End move between them. */
import { useAccordion, useCollapsible } from "@chakra-ui/react";
import { accordion as recipe, folding } from "#generated/styles/recipes/index.js";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { ChakraLocale } from "./chakra-locale.tsx";

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

export function Accordion(props: AccordionProps) {
  return (
    <ChakraLocale>
      <Items {...props} />
    </ChakraLocale>
  );
}

function Items({ items, open, onOpenChange, single = false, look, heading = "h3" }: AccordionProps) {
  const styles = recipe({ look });
  const api = useAccordion({
    value: [...open],
    onValueChange: ({ value }) => onOpenChange(value),
    multiple: !single,
    collapsible: true,
  });
  return (
    <div {...api.getRootProps()} className={styles.root}>
      {items.map((item) => (
        <Item key={item.name} item={item} api={api} styles={styles} heading={heading} />
      ))}
    </div>
  );
}

interface ItemProps {
  item: AccordionItem;
  api: ReturnType<typeof useAccordion>;
  styles: ReturnType<typeof recipe>;
  heading: NonNullable<AccordionProps["heading"]>;
}

function Item({ item, api, styles, heading: Heading }: ItemProps) {
  const { name, title, icon, hint, disabled = false, body } = item;
  const own = { value: name, disabled };
  // Whether it is hidden is for the folding to say.
  const { hidden: _hidden, "data-state": _state, ...content } = api.getItemContentProps(own) as Record<string, unknown>;
  const { expanded } = api.getItemState(own);
  const fold = useCollapsible({ open: expanded, ids: { content: String(content["id"]) } });
  return (
    <div {...fold.getRootProps()} {...api.getItemProps(own)}>
      <Heading>
        <button {...api.getItemTriggerProps(own)} className={styles.trigger}>
          {icon}
          <span className={styles.title}>{title}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
          <ChevronDown size={18} aria-hidden />
        </button>
      </Heading>
      {/* A group, as many regions would crowd the landmarks. No tab stops while it folds. */}
      <div {...fold.getContentProps()} {...content} className={folding()} role="group" inert={!expanded}>
        <div className={styles.body}>{body}</div>
      </div>
    </div>
  );
}
