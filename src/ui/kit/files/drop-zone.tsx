/** Drop zone with a file picker button. Needs the messages "fields". */
import { lazy, Suspense, useId } from "react";
import { type DropZoneProps, ZoneFrame } from "./zone-frame.tsx";

// Chakra's part of it is large, and few pages show one.
const ActiveZone = lazy(async () => ({ default: (await import("./active-zone.tsx")).ActiveZone }));

export function DropZone(props: DropZoneProps) {
  const id = useId();
  return (
    <Suspense fallback={<ZoneFrame id={id} {...props} trigger={{ disabled: true }} />}>
      <ActiveZone {...props} />
    </Suspense>
  );
}
