/** Name and mark that the tenant's people see in the menu, and what stands below its mails. */
import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { AutoTextarea } from "../../kit/auto-textarea.tsx";
import { Button } from "../../kit/button.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { dataAddress, largestPicture, pictureKinds, squarePicture } from "../../kit/square-picture.ts";
import { useText } from "../../messages/use-text.ts";
import { BrandMark } from "../../layout/brand.tsx";
import { type FieldsProps, orNull } from "./section.ts";

/** Sharp on every screen, and small enough to come with each sign-in. */
const side = 96;

export function Branding({ values, errors, disabled, onChange }: FieldsProps<"branding">) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setRefused(undefined);
    const isPicture = pictureKinds.includes(file.type) && file.size <= largestPicture;
    const logo = isPicture ? await squarePicture(file, side).then(dataAddress).catch(() => null) : null;
    if (logo === null) setRefused(t("settings.logoWrong"));
    else onChange({ logo });
  };
  return (
    <>
      <Field label={t("settings.displayName")} help={t("settings.displayName.help")} error={errors["displayName"]}>
        <Input name="displayName" autoComplete="off" disabled={disabled} value={values.displayName ?? ""} onChange={({ target }) => onChange({ displayName: orNull(target.value) })} />
      </Field>
      <chakra.div role="group" aria-labelledby={id} display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3">
        <chakra.span display="grid" placeItems="center" w="16" h="16" flexShrink={0} borderWidth="1px" borderColor="border" borderRadius="card" bg="inset">
          <BrandMark logo={values.logo} size="10" />
        </chakra.span>
        <chakra.div flex="1 1 14rem" minW="0" display="grid" gap="1.5">
          <chakra.span id={id} fontWeight="medium">
            {t("settings.logo")}
          </chakra.span>
          {!disabled && (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button size="sm" onClick={() => input.current?.click()}>
                {t("settings.logoChoose")}
              </Button>
              {values.logo !== null && (
                <Button size="sm" variant="ghost" onClick={() => onChange({ logo: null })}>
                  {t("settings.logoRemove")}
                </Button>
              )}
            </chakra.div>
          )}
          <chakra.p color="text.muted" fontSize="sm" lineHeight="sm">
            {t("settings.logo.help")}
          </chakra.p>
          <chakra.p role="alert" color="danger.text" fontSize="sm" lineHeight="sm">
            {refused ?? errors["logo"]}
          </chakra.p>
        </chakra.div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t("settings.logoChoose")}
          accept={pictureKinds.join(",")}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file again is a choice too.
            event.target.value = "";
          }}
        />
      </chakra.div>
      <Field label={t("settings.mailFooter")} help={t("settings.mailFooter.help")} error={errors["mailFooter"]}>
        <AutoTextarea name="mailFooter" disabled={disabled} value={values.mailFooter ?? ""} onChange={({ target }) => onChange({ mailFooter: orNull(target.value) })} />
      </Field>
    </>
  );
}
