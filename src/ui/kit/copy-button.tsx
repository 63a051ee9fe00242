/** Copies a text and says so, in place and to screen readers; where the browser refuses, a toast tells how to do it by hand. */
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../messages/use-text.ts";
import { IconButton } from "./button.tsx";
import { toast } from "./toast.ts";

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said when it is done. */
  done: string;
}

const shownFor = 2000;

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast({ text: done });
    } catch {
      toast({ kind: "error", text: t("tools.notCopied") });
    }
  };
  return (
    <IconButton size="sm" label={label} onClick={() => void copy()}>
      {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
    </IconButton>
  );
}
