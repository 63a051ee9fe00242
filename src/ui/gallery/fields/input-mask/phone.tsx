/** Phone number with prefix and grouping by country. */
import { useState } from "react";
import { Field } from "#src/ui/kit/field.tsx";
import { InputAddon, InputGroup } from "#src/ui/gallery/parts/input-group.tsx";
import { MaskedInput } from "#src/ui/gallery/parts/masked-input.tsx";
import { Select } from "#src/ui/kit/select.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const countries = {
  SG: { prefix: "+65", mask: "0000 0000" },
  MY: { prefix: "+60", mask: "00-0000 0000" },
  DE: { prefix: "+49", mask: "000 00000000" },
  FR: { prefix: "+33", mask: "0 00 00 00 00" },
} as const;
type Country = keyof typeof countries;

export function Phone() {
  const t = useText();
  const [country, setCountry] = useState<Country>("SG");
  const [number, setNumber] = useState("6123 4567");
  const { prefix, mask } = countries[country];
  return (
    <Field label={t("showcase.phone")}>
      <InputGroup css={{ maxW: "80" }}>
        <Select
          id={undefined}
          aria-label={t("showcase-text.inputMask.country")}
          frameCss={{ w: "5rem" }}
          value={country}
          onChange={(event) => {
            setCountry(event.target.value as Country);
            setNumber("");
          }}
        >
          {Object.keys(countries).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <InputAddon>{prefix}</InputAddon>
        <MaskedInput type="tel" format={mask} value={number} onChange={setNumber} placeholder={mask} />
      </InputGroup>
    </Field>
  );
}
