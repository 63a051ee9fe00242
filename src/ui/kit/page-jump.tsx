/** Page number input: Enter navigates, out-of-range values are clamped. */
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useText } from "../messages/use-text.ts";
import { Button } from "./button.tsx";
import { Input } from "./input.tsx";

export function PageJump({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const t = useText();
  const [typed, setTyped] = useState("");
  return (
    <chakra.form
      display="flex"
      alignItems="center"
      gap="2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = Number.parseInt(typed, 10);
        setTyped("");
        if (Number.isFinite(wanted)) onPage(Math.max(1, Math.min(last, wanted)));
      }}
    >
      <chakra.label display="flex" alignItems="center" gap="2" color="text.muted" fontSize="sm">
        {t("tools.pageJump")}
        <Input
          size="sm"
          w="4rem"
          inputMode="numeric"
          maxLength={6}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </chakra.label>
      <Button size="sm" type="submit">
        {t("tools.pageGo")}
      </Button>
    </chakra.form>
  );
}
