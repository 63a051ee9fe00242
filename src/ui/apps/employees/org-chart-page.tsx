/** Who reports to whom: a chart to wander through, or a list that indents; a search jumps to somebody. */
import { chakra } from "@chakra-ui/react";
import { useNavigate } from "@tanstack/react-router";
import { ListTree, Network, ZoomIn, ZoomOut } from "lucide-react";
import { useMemo, useState } from "react";
import { useGetOrgChart } from "#generated/hrms/hooks/employees.ts";
import { Forbidden } from "../../crud/forbidden.tsx";
import { Button, IconButton } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { Combobox } from "../../kit/combobox/combobox.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { initiallyClosed, pathTo } from "../../kit/org-chart/layout.ts";
import { OrgChart } from "../../kit/org-chart/org-chart.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Segmented } from "../../kit/segmented.tsx";
import { Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { toggled } from "../../kit/toggled.ts";
import { useMedia, wide } from "../../kit/use-media.ts";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { OrgList, type ChartPerson } from "./org-list.tsx";
import { PersonPhoto } from "./person-photo.tsx";

const zooms = [0.4, 0.55, 0.7, 0.85, 1, 1.2] as const;

export function OrgChartPage({ companyId }: { companyId: string }) {
  const t = useText();
  const isWide = useMedia(wide);
  const may = useAbility().can("read", "employees");
  const { data, error, refetch } = useGetOrgChart({ path: { companyId } }, { enabled: may });
  const people = useMemo(() => data?.nodes.map((node): ChartPerson => ({ ...node, parentId: node.managerId })), [data]);
  if (!may) return <Forbidden title={t("employees.orgChart")} />;
  return (
    <PageFrame
      title={t("employees.orgChart")}
      intro={t("employees.orgChartIntro")}
      fill={isWide}
      crumbs={[{ label: t("employees.title"), to: `/companies/${companyId}/employees` }, { label: t("employees.orgChart") }]}
    >
      {people === undefined ? (
        error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton h="30rem" my="0" />
      ) : people.length === 0 ? (
        <EmptyState title={t("employees.empty")} action={<ButtonLink to="/companies/$companyId/employees" params={{ companyId }}>{t("employees.toList")}</ButtonLink>}>
          {t("employees.orgChartEmpty")}
        </EmptyState>
      ) : (
        <People companyId={companyId} people={people} />
      )}
    </PageFrame>
  );
}

function Box({ companyId, person }: { companyId: string; person: ChartPerson }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2.5" h="full" px="3">
      <PersonPhoto companyId={companyId} employeeId={person.id} name={person.fullName} photo={person.photo} size={36} />
      <chakra.div minW="0" lineHeight="sm">
        <chakra.div fontWeight="medium" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={person.fullName}>
          {person.fullName}
        </chakra.div>
        {[person.designation, person.department].map((text, at) => (
          <chakra.div key={at} fontSize="xs" color="text.muted" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {text ?? ""}
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

function People({ companyId, people }: { companyId: string; people: readonly ChartPerson[] }) {
  const t = useText();
  const navigate = useNavigate();
  const isWide = useMedia(wide);
  const [look, setLook] = useState<"chart" | "list">("chart");
  const [closed, setClosed] = useState(() => initiallyClosed(people));
  const [current, setCurrent] = useState<string | null>(null);
  const [zoom, setZoom] = useState<(typeof zooms)[number]>(1);
  const [query, setQuery] = useState("");
  const asked = query.trim().toLocaleLowerCase();
  const found = people.filter(({ fullName, designation }) => `${fullName} ${designation ?? ""}`.toLocaleLowerCase().includes(asked)).slice(0, 30);
  const open = ({ id }: ChartPerson): void => void navigate({ to: "/companies/$companyId/employees/$employeeId", params: { companyId, employeeId: id } });
  const jump = (id: string | null): void => {
    if (id === null) return;
    const above = new Set(pathTo(people, id));
    setClosed(new Set([...closed].filter((each) => !above.has(each))));
    setCurrent(id);
  };
  const step = (by: 1 | -1) => zooms[zooms.indexOf(zoom) + by];
  const shownLook = isWide ? look : "list";
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" flex="1" minH="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.div w="18rem" maxW="full">
          <Combobox
            name="person"
            label={t("employees.findPerson")}
            placeholder={t("employees.findPerson")}
            options={found.map(({ id, fullName, designation }) => ({ value: id, label: fullName, ...(designation !== null && { detail: designation }) }))}
            value={null}
            onChange={jump}
            onQuery={setQuery}
          />
        </chakra.div>
        {isWide && (
          <>
            <Segmented
              label={t("employees.look")}
              value={look}
              onChange={setLook}
              options={[
                { value: "chart", label: t("employees.look.chart"), icon: <Network size={16} aria-hidden /> },
                { value: "list", label: t("employees.look.list"), icon: <ListTree size={16} aria-hidden /> },
              ]}
            />
            {look === "chart" && (
              <chakra.div ms="auto" display="flex" gap="1">
                <Button onClick={() => setClosed(closed.size > 0 ? new Set() : initiallyClosed(people, 0))}>{t(closed.size > 0 ? "employees.openAll" : "employees.closeAll")}</Button>
                {([[-1, "employees.zoomOut", ZoomOut], [1, "employees.zoomIn", ZoomIn]] as const).map(([by, text, Icon]) => (
                  <IconButton key={by} variant="outline" label={t(text)} aria-disabled={step(by) === undefined || undefined} onClick={() => setZoom(step(by) ?? zoom)}>
                    <Icon size={16} aria-hidden />
                  </IconButton>
                ))}
              </chakra.div>
            )}
          </>
        )}
      </chakra.div>
      <Card display="flex" flexDirection="column" flex="1" minH="0" overflow="hidden" bg={shownLook === "chart" ? "canvas" : "surface"}>
        {shownLook === "chart" ? (
          <OrgChart
            label={t("employees.orgChart")}
            hint={t("employees.orgChartHint")}
            nodes={people}
            closed={closed}
            onToggle={(id) => setClosed(toggled(closed, id))}
            current={current}
            onCurrent={setCurrent}
            onOpen={open}
            render={(person) => <Box companyId={companyId} person={person} />}
            toggleLabel={({ node: { fullName }, children }) => t("employees.reportsOf", { name: fullName, count: children })}
            zoom={zoom}
          />
        ) : (
          <OrgList people={people} current={current} onCurrent={setCurrent} onOpen={open} />
        )}
      </Card>
    </chakra.div>
  );
}
