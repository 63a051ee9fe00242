/** Menu that creates an employee's tasks from a template. */
import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { listTaskTemplateOptionsOptions } from "#generated/hrms/hooks/task-templates.ts";
import { useStartEmployeeTasks } from "#generated/hrms/hooks/tasks.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { Button } from "../../../../kit/button.tsx";
import { Menu } from "../../../../kit/menu.tsx";
import { MenuItem } from "../../../../kit/menu-items.tsx";
import { problemText } from "../../../../kit/problem.ts";
import { Skeleton } from "../../../../kit/skeleton.tsx";
import { toast } from "../../../../kit/toast.ts";
import { useAbility } from "../../../../session/ability.ts";
import { useText } from "../../../../messages/use-text.ts";

export function StartTasks({ employee: { companyId, id: employeeId } }: { employee: Employee }) {
  const t = useText();
  const may = useAbility().can("read", "task-templates");
  const { data = [], isLoading } = useQuery({
    ...listTaskTemplateOptionsOptions({ path: { companyId } }),
    enabled: may,
  });
  const start = useStartEmployeeTasks();
  if (isLoading) return <Skeleton css={{ h: "8", w: "44", my: "0", borderRadius: "control" }} />;
  if (data.length === 0) return null;
  const open = (templateId: string): void =>
    start.mutate(
      { path: { companyId, employeeId }, body: { templateId } },
      {
        onSuccess: (made) => void toast({ text: t("employee-records.started", { count: made.length }) }),
        onError: (error) => void toast({ kind: "error", text: problemText(t, error) }),
      },
    );
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <Button {...props} size="sm" loading={start.isPending}>
          <ListChecks size={16} aria-hidden />
          {t("employee-records.startTasks")}
        </Button>
      )}
    >
      {data.map(({ id, label }) => (
        <MenuItem key={id} onSelect={() => open(id)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
