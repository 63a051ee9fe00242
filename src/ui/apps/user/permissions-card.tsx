/** What a user may do, module by module. */
import { chakra } from "@chakra-ui/react";
import { Check, Minus } from "lucide-react";
import { useGetUserDetails } from "#generated/demo/hooks/users.ts";
import { Card, CardTitle } from "../../kit/card.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { rights } from "./details-values.ts";
import { CardSkeleton } from "./user-states.tsx";

/** A table whose columns share the width that the modules leave; with long words in a narrow window it scrolls in itself. */
export const RightsTable = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    "& :is(th, td)": { h: "10", px: { base: "1.5", sm: "3" }, textAlign: "center", borderBottomWidth: "1px", borderColor: "border" },
    "& thead th": { h: "8", color: "text.muted", fontSize: "xs", fontWeight: "medium" },
    "& :is(th, td):first-of-type:is(th)": { textAlign: "start" },
    "& tbody th": { fontWeight: "normal" },
    "& tbody tr:last-of-type :is(th, td)": { borderBottomWidth: "0" },
    "& tbody tr:hover :is(th, td)": { bg: "hover" },
  },
});

export function PermissionsCard({ id }: { id: number }) {
  const t = useText();
  const { data, error, refetch } = useGetUserDetails({ query: { id } });
  if (!data) return error ? <Card padded><ErrorState error={error} onRetry={() => void refetch()} /></Card> : <CardSkeleton lines={8} />;
  return (
    <Card overflow="hidden">
      <CardTitle px="5" pt="5" pb="2">
        {t("user.permissions")}
      </CardTitle>
      <chakra.div overflowX="auto" px={{ base: "2", sm: "2" }}>
        <RightsTable aria-label={t("user.permissions")}>
          <thead>
            <tr>
              <th scope="col">{t("user.module")}</th>
              {rights.map((right) => (
                <th key={right} scope="col">
                  {t(`user.right.${right}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.details.permissions.map((permission) => (
              <tr key={permission.module}>
                <th scope="row">{t(`user.module.${permission.module}`)}</th>
                {rights.map((right) => (
                  <td key={right}>
                    <chakra.span display="inline-grid" verticalAlign="middle" color={permission[right] ? "success" : "text.muted"}>
                      {permission[right] ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
                      <VisuallyHidden>{t(permission[right] ? "user.allowed" : "user.notAllowed")}</VisuallyHidden>
                    </chakra.span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </RightsTable>
      </chakra.div>
    </Card>
  );
}
