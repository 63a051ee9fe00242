/** Fields of a task. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Check } from "lucide-react";
import { useId } from "react";
import type { TaskAssignee } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { DateInput } from "../../kit/date-input.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { RichText } from "../../kit/rich-text.tsx";
import { Select } from "../../kit/select.tsx";
import { useText } from "../../messages/use-text.ts";
import { inOrderOfTags, type TaskValues } from "./form-values.ts";
import { TagDot } from "./tags.tsx";
import type { FormErrors } from "./task-form.tsx";
import { tags } from "./todo-view.ts";

const Label = chakra("span", { base: { fontWeight: "medium" } });

function AssigneeField({
  value,
  people,
  onChange,
}: {
  value: TaskAssignee;
  people: readonly NonNullable<TaskAssignee>[];
  onChange: (assignee: TaskAssignee) => void;
}) {
  const t = useText();
  return (
    <Field label={t("todo.field.assignee")}>
      <div className={css({ position: "relative" })}>
        {value && (
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
            <Avatar name={value.fullName} src={value.avatar} size={22} />
          </span>
        )}
        <Select
          value={value?.fullName ?? ""}
          onChange={(event) => onChange(people.find(({ fullName }) => fullName === event.target.value) ?? null)}
          paddingInlineStart={value ? "9" : undefined}
          color={value ? undefined : "text.muted"}
        >
          <option value="">{t("todo.nobody")}</option>
          {people.map(({ fullName }) => (
            <option key={fullName} value={fullName}>
              {fullName}
            </option>
          ))}
        </Select>
      </div>
    </Field>
  );
}

function TagsField({ value, onChange }: { value: TaskValues["tags"]; onChange: (tags: TaskValues["tags"]) => void }) {
  const t = useText();
  const id = useId();
  return (
    <div className={css({ display: "grid", gap: "1.5" })} role="group" aria-labelledby={id}>
      <Label id={id}>{t("todo.field.tags")}</Label>
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "1.5" })}>
        {tags.map((tag) => {
          const on = value.includes(tag);
          return (
            <Button
              key={tag}
              size="sm"
              aria-pressed={on}
              onClick={() => onChange(inOrderOfTags(on ? value.filter((each) => each !== tag) : [...value, tag]))}
              className={css({
                gap: "1.5",
                fontWeight: "normal",
                _pressed: { bg: "accent.subtle", borderColor: "accent", color: "accent.text", fontWeight: "medium" },
              })}
            >
              {on ? <Check size={14} aria-hidden /> : <TagDot tag={tag} />}
              {t(`todo.tag.${tag}`)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

interface TaskFieldsProps {
  values: TaskValues;
  errors: FormErrors;
  people: readonly NonNullable<TaskAssignee>[];
  isNew: boolean;
  onChange: (fields: Partial<TaskValues>) => void;
  onSubmit: () => void;
}

export function TaskFields({ values, errors, people, isNew, onChange, onSubmit }: TaskFieldsProps) {
  const t = useText();
  return (
    <div className={css({ display: "grid", gap: "5" })}>
      <Field label={t("todo.field.title")} error={errors.title} required>
        <Input
          size="lg"
          name="title"
          maxLength={200}
          autoComplete="off"
          data-autofocus={isNew || undefined}
          value={values.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          gap: "4",
        })}
      >
        <AssigneeField value={values.assignee} people={people} onChange={(assignee) => onChange({ assignee })} />
        <Field label={t("todo.field.dueDate")} error={errors.dueDate}>
          <DateInput
            placeholder={t("todo.datePlaceholder")}
            value={values.dueDate}
            onChange={(dueDate) => onChange({ dueDate })}
          />
        </Field>
      </div>
      <TagsField value={values.tags} onChange={(chosen) => onChange({ tags: chosen })} />
      <div className={css({ display: "grid", gap: "1.5" })}>
        <Label aria-hidden>{t("todo.field.description")}</Label>
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
            label={t("todo.field.description")}
            placeholder={t("todo.descriptionPlaceholder")}
            defaultValue={values.description}
            onChange={(description) => onChange({ description })}
            onSubmit={onSubmit}
          />
        </div>
        {errors.description && (
          <p className={css({ color: "danger.text", fontSize: "sm" })} role="alert">
            {errors.description}
          </p>
        )}
      </div>
    </div>
  );
}
