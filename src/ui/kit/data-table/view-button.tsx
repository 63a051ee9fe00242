/** Chooses the columns of a list and its density. */
import { chakra } from "@chakra-ui/react";
import { Settings2 } from "lucide-react";
import { useId } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../button.tsx";
import { LabelledCheckbox } from "../checkbox.tsx";
import { Popover } from "../popover.tsx";
import { densities } from "./column.ts";
import type { ViewOptions } from "./view-options.ts";

interface ViewButtonProps {
  columns: readonly { readonly id: string; readonly header: string }[];
  /** Ids of the columns on show. */
  shown: readonly string[];
  options: ViewOptions;
  onChange: (options: ViewOptions) => void;
}

const Legend = chakra("legend", { base: { fontSize: "xs", lineHeight: "xs", fontWeight: "medium", color: "text.muted", mb: "1.5" } });

export function ViewButton({ columns, shown, options, onChange }: ViewButtonProps) {
  const t = useText();
  const group = useId();
  const showColumn = (id: string, show: boolean): void => {
    const next = columns.map((column) => column.id).filter((each) => (each === id ? show : shown.includes(each)));
    onChange({ ...options, columns: next });
  };
  return (
    <Popover
      align="end"
      label={t("crud.view")}
      trigger={(props) => (
        <Button {...props} color="text.muted" ms="auto">
          <Settings2 size={16} aria-hidden />
          {t("crud.view")}
        </Button>
      )}
    >
      {() => (
        <chakra.div display="grid" gap="3">
          <fieldset>
            <Legend>{t("crud.columns")}</Legend>
            <chakra.div display="grid" gap="1">
              {columns.map(({ id, header }, index) => (
                <LabelledCheckbox key={id} checked={shown.includes(id)} disabled={index === 0} onChange={(event) => showColumn(id, event.target.checked)}>
                  {header}
                </LabelledCheckbox>
              ))}
            </chakra.div>
          </fieldset>
          <fieldset>
            <Legend>{t("crud.density")}</Legend>
            <chakra.div display="flex" gap="4">
              {densities.map((density) => (
                <chakra.label key={density} display="inline-flex" alignItems="center" gap="2" minH="6" cursor="pointer">
                  <chakra.input type="radio" name={group} accentColor="accent" w="4" h="4" checked={options.density === density} onChange={() => onChange({ ...options, density })} />
                  {t(`crud.density.${density}`)}
                </chakra.label>
              ))}
            </chakra.div>
          </fieldset>
          <Button size="sm" variant="ghost" justifySelf="start" mx="-2.5" onClick={() => onChange({ columns: null, density: "normal" })}>
            {t("crud.resetView")}
          </Button>
        </chakra.div>
      )}
    </Popover>
  );
}
