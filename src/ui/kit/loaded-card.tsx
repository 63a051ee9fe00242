/** Cards whose data the page usually brings: otherwise they load here, in a place of the same height. */
import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { Loaded, type Loadable } from "./loaded.tsx";
import { Skeleton } from "./skeleton.tsx";

interface LoadedCardProps<Data> {
  query: Loadable<Data>;
  height: string;
  children: (data: Data) => ReactNode;
}

export function LoadedCard<Data>({ query, height, children }: LoadedCardProps<Data>) {
  const loaded = (
    <Loaded query={query} waiting={<Skeleton css={{ my: "0", borderRadius: "card" }} style={{ height }} />}>
      {children}
    </Loaded>
  );
  return query.data === undefined && query.error ? <Card>{loaded}</Card> : loaded;
}
