/** Task form; confirms before unsaved changes are lost. */
import { css } from "#generated/styles/css/index.js";
import type { KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import type { Task, TaskAssignee } from "#generated/demo/schema.ts";
import { errorsOf, serverErrors } from "../../form/faults.ts";
import { Form } from "../../form/form.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { type FormState, useForm } from "../../form/use-form.ts";
import { Button } from "../../kit/button.tsx";
import { keyName } from "../../kit/keys.ts";
import { useText } from "../../messages/use-text.ts";
import { fieldNames, fieldsOf, valuesOf, type TaskValues } from "./form-values.ts";
import { failureText, type TaskActions } from "./task-actions.ts";
import { DeletedTask } from "./deleted-task.tsx";
import { taskFaults, TaskFields, taskFields, TaskFormScope, taskWords } from "./task-fields.tsx";
import type { TodoView } from "./todo-view.ts";

interface TaskFormProps {
  task: Task | undefined;
  isImportant: boolean;
  view: TodoView;
  people: readonly NonNullable<TaskAssignee>[];
  actions: TaskActions;
  onClose: (saved?: boolean) => void;
}

export function TaskForm(props: TaskFormProps) {
  const { task, actions } = props;
  return task?.isDeleted ? (
    <DeletedTask task={task} onRestore={() => actions.restore(task)} />
  ) : (
    <OpenForm {...props} />
  );
}

function OpenForm({ task, isImportant, view, people, actions, onClose }: TaskFormProps) {
  const t = useText();
  const intl = useIntl();
  const form: FormState<TaskValues> = useForm<TaskValues>({
    initial: valuesOf(task, view),
    names: fieldNames,
    check: (values) => errorsOf(t, taskWords(t), taskFields, taskFaults(values)),
    async send(values) {
      const fields = fieldsOf(values);
      if (task) await actions.save(task, Object.fromEntries(form.changed.map((name) => [name, fields[name]])));
      else await actions.add({ ...fields, isImportant });
      return () => onClose(true);
    },
    refused(error) {
      form.fail(error);
      return serverErrors(t, taskWords(t), taskFields, error);
    },
  });
  const { values, errors, changed, failure } = form;
  const submit = (): void => (task && changed.length === 0 ? onClose() : form.submit());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Form
      form={{ ...form, submit }}
      css={{ display: "flex", flexDirection: "column", flex: "1", minH: "0", gap: "0" }}
      onKeyDown={onKeyDown}
    >
      <div className={css({ flex: "1", minH: "0", overflowY: "auto", p: "5" })}>
        <TaskFormScope value={{ people, submit }}>
          <TaskFields values={values} errors={errors} isNew={!task} onChange={form.change} />
        </TaskFormScope>
      </div>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: "4",
          rowGap: "2",
          px: "5",
          py: "3",
          borderTopWidth: "1px",
          borderColor: "border",
        })}
      >
        {failure !== null ? (
          <p
            className={css({ flex: "1 1 12rem", color: "danger.text", fontSize: "sm", lineHeight: "sm" })}
            role="alert"
          >
            {failureText(t, failure)}
          </p>
        ) : (
          task &&
          changed.length > 0 && (
            <p className={css({ flex: "1 1 12rem", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
              {t("todo.changedFields", { fields: intl.formatList(changed.map((name) => t(`todo.field.${name}`))) })}
            </p>
          )
        )}
        <div className={css({ display: "flex", flexWrap: "wrap", gap: "2", marginInlineStart: "auto" })}>
          <Button onClick={() => onClose()}>{t("common.cancel")}</Button>
          <Button type="submit" variant="solid" loading={form.status === "sending"} data-tip={keyName("Mod+Enter")}>
            {t(task ? "shell.save" : "todo.create")}
          </Button>
        </div>
      </div>
      <LeaveGuard
        isDirty={form.isDirty}
        words={{
          title: t("todo.discardTitle"),
          text: t("todo.discardText"),
          leave: t("todo.discard"),
          stay: t("common.cancel"),
        }}
      />
    </Form>
  );
}
