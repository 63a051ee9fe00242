/** A section of the employee page: heading, actions and content. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Card, CardTitle } from "../../../kit/card.tsx";

export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Card px="5" pt="3" pb="4" display="grid" gap="2" alignContent="start">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" minH="8">
        <CardTitle>{title}</CardTitle>
        {action}
      </chakra.div>
      {children}
    </Card>
  );
}
