/** The form of a task; what was entered is not lost by closing, going back or leaving the page. */
import { chakra } from "@chakra-ui/react";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import type { Task, TaskAssignee } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { keyName } from "../../kit/keys.ts";
import { fieldErrors } from "../../kit/problem.ts";
import { Unparsed } from "../../kit/unparsed.ts";
import { useText } from "../../messages/use-text.ts";
import { changedNames, fieldsOf, valuesOf, type FieldName, type TaskValues } from "./form-values.ts";
import { failureText, type TaskActions } from "./task-actions.ts";
import { DeletedTask } from "./deleted-task.tsx";
import { TaskFields } from "./task-fields.tsx";
import type { TodoView } from "./todo-view.ts";

interface TaskFormProps {
  task: Task | undefined;
  isImportant: boolean;
  view: TodoView;
  people: readonly NonNullable<TaskAssignee>[];
  actions: TaskActions;
  onClose: (saved?: boolean) => void;
}

export type FormErrors = Partial<Record<FieldName, string>>;

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
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState<TaskValues>(() => valuesOf(task, view));
  const [values, setValues] = useState(before);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [tries, setTries] = useState(0);
  const busy = useRef(false);
  const changed = changedNames(before, values);
  const dirty = changed.length > 0;
  const blocker = useBlocker({
    shouldBlockFn: () => dirty && !busy.current,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });

  const change = (fields: Partial<TaskValues>): void => {
    setValues((old) => ({ ...old, ...fields }));
    const names = Object.keys(fields) as FieldName[];
    if (names.some((name) => errors[name] !== undefined))
      setErrors(({ ...rest }) => names.reduce((left, name) => ({ ...left, [name]: undefined }), rest));
  };
  // The faults of a refusal are marked when React gets to it, and only then there is a field to go to.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const focusFirstFault = (): void => setTries((count) => count + 1);
  const submit = async (): Promise<void> => {
    if (busy.current) return;
    const faults: FormErrors = {
      ...(values.title.trim() === "" && { title: t("todo.titleMissing") }),
      ...(values.dueDate instanceof Unparsed && { dueDate: t("todo.dateWrong") }),
    };
    setErrors(faults);
    setFailure(null);
    if (Object.keys(faults).length > 0) return focusFirstFault();
    if (task && !dirty) return onClose();
    busy.current = true;
    setSaving(true);
    try {
      const fields = fieldsOf(values);
      if (task) await actions.save(task, Object.fromEntries(changed.map((name) => [name, fields[name]])));
      else await actions.add({ ...fields, isImportant });
      onClose(true);
    } catch (error) {
      busy.current = false;
      setSaving(false);
      const serverErrors = Object.entries(fieldErrors(t, error)).map(([field, text]) => [
        field.replace("task/", ""),
        text,
      ]);
      setErrors(Object.fromEntries(serverErrors) as FormErrors);
      setFailure(failureText(t, error));
      focusFirstFault();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <chakra.form
      ref={form}
      noValidate
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={onKeyDown}
    >
      <chakra.div flex="1" minH="0" overflowY="auto" p="5">
        <TaskFields
          values={values}
          errors={errors}
          people={people}
          isNew={!task}
          onChange={change}
          onSubmit={() => void submit()}
        />
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="2"
        px="5"
        py="3"
        borderTopWidth="1px"
        borderColor="border"
      >
        {failure !== null ? (
          <chakra.p flex="1 1 12rem" color="danger.text" fontSize="sm" lineHeight="sm" role="alert">
            {failure}
          </chakra.p>
        ) : (
          task &&
          dirty && (
            <chakra.p flex="1 1 12rem" color="text.muted" fontSize="sm" lineHeight="sm">
              {t("todo.changedFields", { fields: intl.formatList(changed.map((name) => t(`todo.field.${name}`))) })}
            </chakra.p>
          )
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2" marginInlineStart="auto">
          <Button onClick={() => onClose()}>{t("common.cancel")}</Button>
          <Button type="submit" variant="solid" loading={saving} data-tip={keyName("Mod+Enter")}>
            {t(task ? "shell.save" : "todo.create")}
          </Button>
        </chakra.div>
      </chakra.div>
      <ConfirmDialog
        open={blocker.status === "blocked"}
        title={t("todo.discardTitle")}
        action={t("todo.discard")}
        danger
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        {t("todo.discardText")}
      </ConfirmDialog>
    </chakra.form>
  );
}
