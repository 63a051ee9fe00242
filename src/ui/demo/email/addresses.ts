/** Parses email addresses into chips. */
import type { EmailAddress, EmailRecipient } from "#generated/demo/schema.ts";
import { formats } from "#src/contract/formats.ts";
import type { Chip } from "../../kit/chip.tsx";

export function chipOf({ name, email }: EmailAddress): Chip {
  const named = name !== "" && name !== email;
  return { value: email, label: named ? name : email, title: named ? `${name} <${email}>` : email };
}

function readOne(text: string): Chip {
  const [, name = "", inside] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
  const email = (inside ?? text).trim();
  if (!formats.email(email) || email.length > 254) return { value: text, label: text, invalid: true };
  return chipOf({
    name: name
      .replace(/^"(.*)"$/, "$1")
      .trim()
      .slice(0, 100),
    email,
  });
}

/** Parses "Mei Tan <mei@a.example>, b@c.example; d@e.example" into chips; invalid addresses are flagged. */
export function readAddresses(text: string): readonly Chip[] {
  return (
    text
      // Commas inside quotes belong to the name.
      .split(/[,;\n](?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .flatMap((part) => (/[<"]/.test(part) || !/@\S*\s+\S*@/.test(part) ? [part] : part.split(/\s+/)))
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map(readOne)
  );
}

export function recipientsOf(chips: readonly Chip[]): EmailRecipient[] {
  return chips
    .filter(({ invalid }) => invalid !== true)
    .map(({ value, label }) => (label === value ? { email: value } : { name: label, email: value }));
}
