/** Fields of a task: the contract's, with a control of their own for person, tags and description. */
import { css } from "#generated/styles/css/index.js";
import { Check } from "lucide-react";
import { createContext, useContext } from "react";
import { addTask } from "#generated/demo/forms/todo.ts";
import type { TaskAssignee, TaskTag } from "#generated/demo/schema.ts";
import { addTask as check } from "#generated/demo/validators/todo.js";
import { type Faults, faultsOf } from "../../form/faults.ts";
import { FormField } from "../../form/form-field.tsx";
import { type ControlProps, type FieldSpec, type FieldWords, specsOf, type Values } from "../../form/spec.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { useFieldControl } from "../../kit/field.tsx";
import { RichText } from "../../kit/rich-text.tsx";
import { Select } from "../../kit/select.tsx";
import { type Text, useText } from "../../messages/use-text.ts";
import { fieldNames, fieldsOf, inOrderOfTags, type TaskValues } from "./form-values.ts";
import { TagDot } from "./tags.tsx";
import { tags } from "./todo-view.ts";

/** What the controls need besides their value. */
interface TaskFormContext {
  readonly people: readonly NonNullable<TaskAssignee>[];
  readonly submit: () => void;
}

export const TaskFormScope = createContext<TaskFormContext>({ people: [], submit: () => undefined });

function AssigneeControl({ name, value, onChange }: ControlProps) {
  const t = useText();
  const { people } = useContext(TaskFormScope);
  const assignee = value as TaskAssignee;
  return (
    <div className={css({ position: "relative" })}>
      {assignee && (
        <span
          className={css({
            position: "absolute",
            zIndex: "1",
            insetBlock: "0",
            insetInlineStart: "2",
            display: "flex",
            alignItems: "center",
            pointerEvents: "none",
          })}
        >
          <Avatar name={assignee.fullName} src={assignee.avatar} size={22} />
        </span>
      )}
      <Select
        name={name}
        value={assignee?.fullName ?? ""}
        onChange={(event) => onChange(people.find(({ fullName }) => fullName === event.target.value) ?? null)}
        css={{ paddingInlineStart: assignee ? "9" : undefined, color: assignee ? undefined : "text.muted" }}
      >
        <option value="">{t("todo.nobody")}</option>
        {people.map(({ fullName }) => (
          <option key={fullName} value={fullName}>
            {fullName}
          </option>
        ))}
      </Select>
    </div>
  );
}

function TagsControl({ label, value, onChange }: ControlProps) {
  const t = useText();
  // The field's label refers to the first button.
  const { id } = useFieldControl();
  const chosen = value as readonly TaskTag[];
  return (
    <div className={css({ display: "flex", flexWrap: "wrap", gap: "1.5" })} role="group" aria-label={label}>
      {tags.map((tag, index) => {
        const on = chosen.includes(tag);
        const text = t(`todo.tag.${tag}`);
        return (
          <Button
            key={tag}
            {...(index === 0 && { id })}
            size="sm"
            aria-label={text}
            aria-pressed={on}
            onClick={() => onChange(inOrderOfTags(on ? chosen.filter((each) => each !== tag) : [...chosen, tag]))}
            className={css({
              gap: "1.5",
              fontWeight: "normal",
              _pressed: { bg: "accent.subtle", borderColor: "accent", color: "accent.text", fontWeight: "medium" },
            })}
          >
            {on ? <Check size={14} aria-hidden /> : <TagDot tag={tag} />}
            {text}
          </Button>
        );
      })}
    </div>
  );
}

function DescriptionControl({ label, value, onChange }: ControlProps) {
  const t = useText();
  const { submit } = useContext(TaskFormScope);
  return (
    <div
      className={css({
        display: "flex",
        minH: "44",
        borderWidth: "1px",
        borderColor: "border.strong",
        borderRadius: "control",
        "& [role=textbox]:focus-visible": {
          outline: "2px solid",
          outlineColor: "accent",
          outlineOffset: "-1px",
          borderTopRadius: "control",
        },
      })}
    >
      <RichText
        label={label}
        placeholder={t("todo.descriptionPlaceholder")}
        defaultValue={String(value)}
        onChange={onChange}
        onSubmit={submit}
      />
    </div>
  );
}

const specsFor = (isNew: boolean): readonly FieldSpec[] =>
  specsOf(
    addTask.task.fields,
    {
      title: { input: { size: "lg", ...(isNew && { "data-autofocus": true }) } },
      assignee: { control: AssigneeControl },
      tags: { control: TagsControl },
      description: { control: DescriptionControl },
    },
    fieldNames,
  );

const newFields = specsFor(true);
export const taskFields = specsFor(false);

export function taskWords(t: Text): FieldWords {
  return {
    field: (name) => t(`todo.field.${name as keyof TaskValues}`),
    choice: (_name, value) => value,
    placeholder: (name) => (name === "dueDate" ? t("todo.datePlaceholder") : undefined),
    fault(code, { pointer }) {
      if (code === "date") return t("todo.dateWrong");
      return pointer.endsWith("/title") && code !== "maxLength" ? t("todo.titleMissing") : undefined;
    },
  };
}

export const taskFaults = (values: TaskValues): Faults =>
  faultsOf(taskFields, [(task) => check({ task })], values as unknown as Values, fieldsOf(values));

interface TaskFieldsProps {
  values: TaskValues;
  errors: Readonly<Record<string, string | undefined>>;
  isNew: boolean;
  onChange: (fields: Partial<TaskValues>) => void;
}

export function TaskFields({ values, errors, isNew, onChange }: TaskFieldsProps) {
  const words = taskWords(useText());
  const field = (spec: FieldSpec) => (
    <FormField
      key={spec.name}
      wide
      field={spec}
      words={words}
      values={values as unknown as Values}
      error={errors[spec.name]}
      onChange={(value) => onChange({ [spec.name]: value })}
    />
  );
  const [title, assignee, dueDate, ...rest] = (isNew ? newFields : taskFields).map(field);
  return (
    <div className={css({ display: "grid", gap: "5" })}>
      {title}
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          gap: "4",
        })}
      >
        {assignee}
        {dueDate}
      </div>
      {rest}
    </div>
  );
}
