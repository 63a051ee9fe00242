/** Dashboard of widgets that can be rearranged and hidden. */
import { LayoutDashboard } from "lucide-react";
import { lazy, Suspense, useState, type ComponentType } from "react";
import { Button } from "../../kit/button.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";
import { useArrangement } from "./arrangement.ts";
import { Grid, Place, type Span } from "./grid.tsx";

const ArrangeDialog = lazy(async () => ({ default: (await import("./arrange-dialog.tsx")).ArrangeDialog }));

export interface DashboardWidget {
  readonly name: string;
  readonly title: string;
  readonly span: Span;
  readonly Content: ComponentType;
}

interface DashboardProps {
  name: string;
  title: string;
  intro: string;
  widgets: readonly DashboardWidget[];
}

export function Dashboard({ name, title, intro, widgets }: DashboardProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { arrangement, change, reset } = useArrangement(
    name,
    widgets.map((widget) => widget.name),
  );
  const shown = arrangement.order
    .filter((each) => !arrangement.hidden.includes(each))
    .flatMap((each) => widgets.find((widget) => widget.name === each) ?? []);
  return (
    <PageFrame
      title={title}
      intro={intro}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <LayoutDashboard size={16} aria-hidden />
          {t("dashboards.arrange")}
        </Button>
      }
    >
      {shown.length === 0 ? (
        <EmptyState
          title={t("dashboards.allHidden")}
          action={<Button onClick={reset}>{t("dashboards.reset")}</Button>}
        />
      ) : (
        <Grid>
          {shown.map(({ name: widget, span, Content }) => (
            <Place key={widget} name={widget} span={span}>
              <Content />
            </Place>
          ))}
        </Grid>
      )}
      <Suspense>
        {open && (
          <ArrangeDialog
            arrangement={arrangement}
            titleOf={(each) => widgets.find((widget) => widget.name === each)?.title ?? each}
            onChange={change}
            onReset={reset}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </PageFrame>
  );
}
