/** Header of pages outside the shell: brand, language and skin. */
import { css } from "#generated/styles/css/index.js";
import { Brand } from "./brand.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { SkinToggle } from "./skin-toggle.tsx";

export function BareHeader() {
  return (
    <header
      className={css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3", py: "3" })}
    >
      <Brand />
      <div className={css({ display: "flex", alignItems: "center", gap: "1" })}>
        <LanguageSelect />
        <SkinToggle />
      </div>
    </header>
  );
}
