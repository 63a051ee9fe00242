/** Icon at the start, unit at the end. */
import { css } from "#generated/styles/css/index.js";
import { AtSign, Globe, Phone } from "lucide-react";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { Adorned } from "#src/ui/kit/adorned.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Icons() {
  const t = useText();
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <Field label={t("showcase.email")}>
        <Adorned start={<AtSign size={16} />}>
          <Input type="email" autoComplete="off" css={{ paddingInlineStart: "9" }} defaultValue="mei@merlion.example" />
        </Adorned>
      </Field>
      <Field label={t("showcase.phone")}>
        <Adorned start={<Phone size={16} />}>
          <Input type="tel" autoComplete="off" css={{ paddingInlineStart: "9" }} defaultValue="+65 6123 4567" />
        </Adorned>
      </Field>
      <Field label={t("showcase.website")}>
        <Adorned start={<Globe size={16} />} end=".sg">
          <Input css={{ paddingInlineStart: "9", paddingInlineEnd: "9" }} defaultValue="merlion" />
        </Adorned>
      </Field>
    </div>
  );
}
