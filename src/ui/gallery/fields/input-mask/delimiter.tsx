/** Thousands separators of the current language. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { Adorned } from "#src/ui/kit/adorned.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { grouping } from "#src/ui/gallery/parts/mask.ts";
import { MaskedInput } from "#src/ui/gallery/parts/masked-input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Delimiter() {
  const t = useText();
  const intl = useIntl();
  const mark = intl.formatNumberToParts(10_000).find(({ type }) => type === "group")?.value ?? " ";
  const [salary, setSalary] = useState(intl.formatNumber(84_000));
  return (
    <Field label={t("showcase-text.inputMask.salary")}>
      <Adorned start="$S">
        <MaskedInput
          format={grouping(mark)}
          value={salary}
          onChange={setSalary}
          inputMode="numeric"
          css={{ paddingInlineStart: "9", maxW: "56" }}
        />
      </Adorned>
    </Field>
  );
}
