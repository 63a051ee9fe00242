/** Record page of an area with its loading, missing and error states. */
import type { ReactNode } from "react";
import { RecordFrame } from "../detail/record-frame.tsx";
import type { Loadable } from "../kit/loaded.tsx";
import { useText } from "../messages/use-text.ts";
import type { Area } from "./area.ts";
import { useLabels } from "./labels.ts";

interface AreaRecordProps<Data> {
  area: Area;
  /** Path of the list. */
  base: string;
  query: Loadable<Data>;
  allowed?: boolean;
  /** Heading while loading; defaults to the area's. */
  title?: string;
  intro?: ReactNode;
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

export function AreaRecord<Data>({ area, base, title, ...rest }: AreaRecordProps<Data>) {
  const t = useText();
  const labels = useLabels(area);
  const list = labels.text("title");
  return (
    <RecordFrame
      title={title ?? list}
      crumbs={[{ label: list, to: base }, ...(title === undefined ? [] : [{ label: title }])]}
      gone={{ title: labels.text("gone"), to: base, back: t("crud.toList", { list }) }}
      {...rest}
    />
  );
}
