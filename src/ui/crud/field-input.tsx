/** One field of a form: its control chosen by its type in the contract, with label, help and error. */
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, type ReactNode } from "react";
import type { Area, Row } from "./area.ts";
import { AutoTextarea } from "../kit/auto-textarea.tsx";
import { Field, useFieldControl } from "../kit/field.tsx";
import { Input } from "../kit/input.tsx";
import { Select } from "../kit/select.tsx";
import { Skeleton } from "../kit/skeleton.tsx";
import { Switch } from "../kit/switch.tsx";
import { TimeInput } from "../kit/time-input.tsx";
import { DecimalInput, MoneyInput, ShareInput, WholeInput } from "../kit/typed-input.tsx";
import type { Typed } from "../kit/unparsed.ts";
import { loadMessages } from "../messages/store.ts";
import { ChoicesInput } from "./choices-input.tsx";
import { kindOf, type Kind } from "./kind.ts";
import { none, type Labels } from "./labels.ts";
import type { RowValues } from "./rows-input.tsx";
import { WordsInput } from "./words-input.tsx";

// Most forms refer to nothing; those that do bring the searchable list along.
const ReferenceInput = lazy(async () => {
  const [{ ReferenceInput: component }] = await Promise.all([import("./reference-input.tsx"), loadMessages("fields")]);
  return { default: component };
});

const ReferencesInput = lazy(async () => {
  const [{ ReferencesInput: component }] = await Promise.all([
    import("./references-input.tsx"),
    loadMessages("fields", "tools"),
  ]);
  return { default: component };
});
const ZoneInput = lazy(async () => {
  const [{ ZoneInput: component }] = await Promise.all([import("./zone-input.tsx"), loadMessages("fields")]);
  return { default: component };
});
const DateInput = lazy(async () => {
  const [{ DateInput: component }] = await Promise.all([import("../kit/date-input.tsx"), loadMessages("tools")]);
  return { default: component };
});
const RowsInput = lazy(async () => {
  const [{ RowsInput: component }] = await Promise.all([
    import("./rows-input.tsx"),
    loadMessages("tools"),
    loadMessages("fields"),
  ]);
  return { default: component };
});

/** As high as the rows will be, so that what stands below them keeps its place: a label and a control for each field, some beside each other. */
function RowsShape({ rows, fields, ordered }: { rows: number; fields: number; ordered: boolean }) {
  const high = (lines: number): string => `${lines * 62 + (lines - 1) * 12}px`;
  const pairs = Math.ceil(fields / 2);
  return (
    <chakra.span display="grid" gap={ordered ? "5" : "3"}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} my="0" h={{ base: high(fields), sm: high(pairs), md: high(fields > 3 ? pairs : 1) }} />
      ))}
      <Skeleton h="9" w="28" my="0" borderRadius="control" />
    </chakra.span>
  );
}

function Flag({
  name,
  value,
  onChange,
  onBlur,
}: {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur: () => void;
}) {
  const { id, "aria-describedby": described } = useFieldControl();
  return (
    <span>
      <Switch id={id} aria-describedby={described} name={name} checked={value} onChange={onChange} onBlur={onBlur} />
    </span>
  );
}

interface FieldInputProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  labels: Labels;
  name: string;
  value: unknown;
  /** What the form holds besides. */
  values?: Readonly<Record<string, unknown>>;
  row?: Row | undefined;
  error: string | undefined;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

function control({ area, scope, labels, name, value, values = {}, row, onChange, onBlur }: FieldInputProps): ReactNode {
  const Own = area.controls?.[name];
  if (Own) {
    return (
      <Suspense fallback={<Skeleton h="9" my="0" />}>
        <Own
          name={name}
          label={labels.field(name)}
          value={value ?? null}
          values={values}
          scope={scope}
          row={row}
          onChange={onChange}
        />
      </Suspense>
    );
  }
  const field = area.resource.input[name];
  const kind = kindOf(field);
  const text = {
    name,
    value: String(value ?? ""),
    onBlur,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  const number = { name, value: (value ?? null) as Typed<number>, onBlur, onChange };
  if (kind === "money") return <MoneyInput {...number} />;
  if (kind === "whole") return <WholeInput {...number} unit={labels.unit(name)} />;
  if (kind === "decimal") return <DecimalInput {...number} />;
  if (kind === "time")
    return <TimeInput name={name} value={(value ?? null) as Typed<string>} onBlur={onBlur} onChange={onChange} />;
  if (kind === "date") {
    return (
      <Suspense fallback={<Skeleton h="9" my="0" />}>
        <DateInput name={name} value={(value ?? null) as Typed<string>} onBlur={onBlur} onChange={onChange} />
      </Suspense>
    );
  }
  if (kind === "choices") {
    const offered = (field?.items?.enum ?? []).map(String);
    return (
      <ChoicesInput
        name={name}
        label={labels.field(name)}
        offered={offered.map((each) => ({ value: each, label: labels.choice(name, each) }))}
        values={(value ?? []) as readonly string[]}
        onChange={onChange}
      />
    );
  }
  if (kind === "list" && !area.references[name])
    return <WordsInput name={name} values={(value ?? []) as readonly string[]} onBlur={onBlur} onChange={onChange} />;
  if (kind === "zone") {
    return (
      <Suspense fallback={<Skeleton h="9" my="0" />}>
        <ZoneInput
          name={name}
          label={labels.field(name)}
          value={typeof value === "string" ? value : null}
          onChange={onChange}
          onBlur={onBlur}
        />
      </Suspense>
    );
  }
  if (kind === "fraction") return <ShareInput {...number} />;
  if (kind === "choice") {
    return (
      <Select {...text} w="fit-content" minW="min(14rem, 100%)">
        {(field?.nullable === true || text.value === "") && <option value="">{none}</option>}
        {field?.enum?.map(String).map((each) => (
          <option key={each} value={each}>
            {labels.choice(name, each)}
          </option>
        ))}
      </Select>
    );
  }
  if (kind === "lines") return <AutoTextarea {...text} rows={3} />;
  if (kind === "flag") return <Flag name={name} value={value === true} onChange={onChange} onBlur={onBlur} />;
  const reference = area.references[name];
  if (kind === "rows") {
    const fields = field?.items?.fields ?? {};
    const rows = (value ?? []) as readonly RowValues[];
    const ordered = area.ordered?.includes(name) ?? false;
    return (
      <Suspense fallback={<RowsShape rows={rows.length} fields={Object.keys(fields).length} ordered={ordered} />}>
        <RowsInput
          name={name}
          fields={fields}
          labels={labels}
          cells={area.cells}
          path={scope}
          rows={rows}
          ordered={ordered}
          onChange={onChange}
          onBlur={onBlur}
        />
      </Suspense>
    );
  }
  if (reference && kind === "references") {
    return (
      <Suspense fallback={<Skeleton h="9" my="0" />}>
        <ReferencesInput
          label={labels.field(name)}
          reference={reference}
          path={scope}
          values={(value ?? []) as readonly string[]}
          onChange={onChange}
        />
      </Suspense>
    );
  }
  if (reference) {
    return (
      <Suspense fallback={<Skeleton h="9" my="0" />}>
        <ReferenceInput
          name={name}
          label={labels.field(name)}
          reference={reference}
          path={scope}
          value={typeof value === "string" ? value : null}
          required={field?.required === true && !field.nullable}
          onChange={onChange}
          onBlur={onBlur}
        />
      </Suspense>
    );
  }
  // The contract's limit is told as an error: cut-off pasted text would be lost without a word.
  return <Input {...text} autoComplete="off" />;
}

/** Of one width, as choices are: their length says nothing of what may stand in them. */
const slim: ReadonlySet<Kind> = new Set<Kind>(["whole", "decimal", "fraction", "money", "time", "date"]);

export function FieldInput(props: FieldInputProps) {
  const { area, labels, name, row, error } = props;
  const isSlim = slim.has(kindOf(area.resource.input[name])) && !area.controls?.[name];
  return (
    <Field
      label={labels.field(name)}
      help={(row && labels.kept(name)) ?? labels.help(name)}
      error={error}
      required={area.resource.input[name]?.required ?? false}
    >
      {isSlim ? <chakra.div maxW="14rem">{control(props)}</chakra.div> : control(props)}
    </Field>
  );
}
