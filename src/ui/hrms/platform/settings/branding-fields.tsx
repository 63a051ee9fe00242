/** Branding: name and logo in the menu, footer of emails. */
import { css } from "#generated/styles/css/index.js";
import { PictureInput } from "../../../kit/picture-input.tsx";
import { toDataUrl } from "../../../kit/square-picture.ts";
import { useText } from "../../../messages/use-text.ts";
import { BrandMark } from "../../../layout/brand.tsx";
import type { FieldsProps } from "./section.ts";

/** High resolution, yet small enough to be part of every session response. */
const side = 96;

export function Branding({ values, errors, disabled, onChange, field }: FieldsProps) {
  const t = useText();
  const logo = (values["logo"] ?? null) as string | null;
  return (
    <>
      {field("displayName")}
      <PictureInput
        label={t("settings.logo")}
        help={t("settings.logo.help")}
        chooseLabel={t("settings.logoChoose")}
        removeLabel={t("settings.logoRemove")}
        side={side}
        error={errors["logo"]}
        disabled={disabled}
        onChoose={async (picture) => onChange({ logo: await toDataUrl(picture) })}
        onRemove={logo === null ? undefined : () => onChange({ logo: null })}
      >
        <span
          className={css({
            display: "grid",
            placeItems: "center",
            w: "16",
            h: "16",
            flexShrink: 0,
            borderWidth: "1px",
            borderColor: "border",
            borderRadius: "card",
            bg: "inset",
          })}
        >
          <BrandMark logo={logo} size="2.5rem" />
        </span>
      </PictureInput>
      {field("mailFooter")}
    </>
  );
}
