/** Skeleton of a form while its record loads. */
import { chakra } from "@chakra-ui/react";
import type { Area } from "./area.ts";
import { Card } from "../kit/card.tsx";
import { Skeleton } from "../kit/skeleton.tsx";

export function FormSkeleton({ area }: { area: Area }) {
  return (
    <Card maxW="form">
      {Object.entries(area.form).map(([section, rows], index) => (
        <chakra.div
          key={section}
          p="5"
          borderTopWidth={index > 0 ? "1px" : "0"}
          borderColor="border"
          display="grid"
          gap="4"
        >
          <Skeleton w="8rem" />
          {rows.map((names) => (
            <chakra.div
              key={names.join()}
              display="grid"
              gap="4"
              gridTemplateColumns={{ base: "1fr", sm: `repeat(${names.length}, 1fr)` }}
            >
              {names.map((name) => (
                <chakra.div key={name} display="grid" gap="1.5">
                  <Skeleton w="5rem" />
                  <Skeleton h="9" my="0" />
                </chakra.div>
              ))}
            </chakra.div>
          ))}
        </chakra.div>
      ))}
    </Card>
  );
}
