/** Header of pages outside the shell: brand, language and skin. */
import { chakra } from "@chakra-ui/react";
import { Brand } from "./brand.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { SkinToggle } from "./skin-toggle.tsx";

export function BareHeader() {
  return (
    <chakra.header display="flex" alignItems="center" justifyContent="space-between" gap="3" py="3">
      <Brand />
      <chakra.div display="flex" alignItems="center" gap="1">
        <LanguageSelect />
        <SkinToggle />
      </chakra.div>
    </chakra.header>
  );
}
