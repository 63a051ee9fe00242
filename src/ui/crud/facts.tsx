/** Fields of a record as a table, or its skeleton. */
import { css } from "#generated/styles/css/index.js";
import { shownField, type Area, type Row } from "./area.ts";
import { Card } from "../kit/card.tsx";
import { PropertyList } from "../kit/property-list.tsx";
import { Skeleton } from "../kit/skeleton.tsx";
import { useText } from "../messages/use-text.ts";
import { useFormat } from "../kit/format.tsx";
import { useLabels } from "./labels.ts";
import { Value } from "./value.tsx";

interface FactsProps {
  area: Area;
  names: readonly string[];
  row?: Row | undefined;
  /** Includes who created and last changed the record. */
  audited?: boolean;
}

/** Rows with many columns go below their label. */
function isWide({ resource }: Area, name: string): boolean {
  return Object.keys(resource.fields[name]?.items?.fields ?? {}).length > 3;
}

export function Facts({ area, names, row, audited = false }: FactsProps) {
  const t = useText();
  const labels = useLabels(area);
  const format = useFormat();
  const waiting = <Skeleton inline css={{ w: "7rem" }} />;
  const atBy = (at: unknown, by: unknown): string =>
    t("crud.atBy", { at: format.dateTime(String(at)), by: by === null ? t("crud.platform") : String(by) });
  return (
    <Card className={css({ px: "5", py: "2", maxW: { base: "64rem", "2xl": "page" } })}>
      <PropertyList
        room="wide"
        properties={[
          ...names.map((name) => {
            const field = shownField(area, name);
            return {
              id: name,
              label: labels.field(name),
              wide: isWide(area, name),
              value: row ? <Value area={area} field={field} value={row[field]} row={row} /> : waiting,
            };
          }),
          ...(audited ? (["created", "updated"] as const) : []).map((event) => ({
            id: `${event}At`,
            label: labels.field(`${event}At`),
            value: row ? atBy(row[`${event}At`], row[`${event}By`]) : waiting,
          })),
        ]}
      />
    </Card>
  );
}
