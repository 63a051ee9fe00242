/** Copies text with feedback; if the browser refuses, a toast explains how to copy manually. */
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../messages/use-text.ts";
import { IconButton } from "./button.tsx";
import { toast } from "./toast.ts";

interface CopyButtonProps {
  text: string;
  label: string;
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
