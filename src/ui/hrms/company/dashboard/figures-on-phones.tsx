/** Trends and shares on phones: behind a button, after all that asks for something. */
import { css } from "#generated/styles/css/index.js";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";

export function FiguresOnPhones({ children }: { children: ReactNode }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {t("dashboard.figures")}
        <ChevronDown size={16} aria-hidden className={css({ rotate: open ? "180deg" : undefined })} />
      </Button>
      {open && children}
    </>
  );
}
