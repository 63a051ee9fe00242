/** Collapsible content below a button. */
import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Collapse } from "#src/ui/kit/collapse.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const deductions = ["cpf", "fund", "advance"] as const;

export function Single() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button aria-expanded={open} aria-controls="deductions" onClick={() => setOpen(!open)}>
        {t(open ? "showcase-frames.collapse.fewer" : "showcase-frames.collapse.more")}
        <chakra.span display="grid" transition="rotate" transitionDuration="slow" rotate={open ? "180deg" : "0deg"}>
          <ChevronDown size={16} aria-hidden />
        </chakra.span>
      </Button>
      <Collapse id="deductions" open={open}>
        <chakra.dl display="grid" gap="1.5" pt="3" maxW="form">
          {deductions.map((name) => (
            <chakra.div key={name} display="flex" justifyContent="space-between" gap="4">
              <dt>{t(`showcase-frames.collapse.deduction.${name}`)}</dt>
              <chakra.dd color="text.muted">{t(`showcase-frames.collapse.deduction.${name}How`)}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </Collapse>
    </div>
  );
}
