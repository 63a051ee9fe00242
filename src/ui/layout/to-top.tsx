/** Back-to-top button of long pages. */
import { chakra } from "@chakra-ui/react";
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";

export function ToTop() {
  const t = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setShown(scrollY > innerHeight);
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  if (!shown) return null;
  const up = (): void => {
    scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <chakra.div
      position="fixed"
      insetBlockEnd="calc(1rem + var(--footer-room, 0px))"
      insetInlineEnd="4"
      zIndex="docked"
    >
      <IconButton label={t("shell.toTop")} variant="outline" bg="raised" boxShadow="floating" onClick={up}>
        <ArrowUp size={18} aria-hidden />
      </IconButton>
    </chakra.div>
  );
}
