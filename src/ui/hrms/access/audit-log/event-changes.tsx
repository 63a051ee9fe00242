/** Field changes of an event, labelled as in the record's own history; unknown fields keep their name. */
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { AuditEventDetail } from "#generated/hrms/schema.ts";
import type { Area } from "../../../crud/area.ts";
import { kindOf } from "../../../form/kind.ts";
import { fieldMessages, type Labels, none, useLabels } from "../../../crud/labels.ts";
import { loadWordedArea } from "../../../crud/pages/load-area.ts";
import { useFormat } from "../../../kit/format.tsx";
import { PlainTable, TableScroll } from "../../../table/plain-table.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import type { MessageArea } from "../../../messages/catalogue.ts";
import { loadMessages } from "../../../messages/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { type ChangeWords, useChangeWords } from "../../people/shared/changes.tsx";

type Value = AuditEventDetail["changes"][number]["after"];

interface ChangesProps {
  changes: AuditEventDetail["changes"];
  labels: Labels;
}

/** Areas whose name differs from the subject. */
const areaNames: Readonly<Record<string, string>> = { "support-grants": "support-access", "platform-users": "users" };

/** Message areas of subjects with custom pages. */
const pageWords: Readonly<Record<string, MessageArea>> = {
  settings: "settings",
  "mail-templates": "settings",
  retention: "settings",
  "company-settings": "company-settings",
  "calculation-settings": "calculation-settings",
  "change-requests": "change-requests",
};

const plain = (value: Value): string => (value === null || value === "" ? none : String(value));
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function ChangesTable({ changes, labels, words }: ChangesProps & { words: ChangeWords }) {
  return (
    <TableScroll label={labels.text("changes")}>
      <PlainTable>
        <thead>
          <tr>
            {["field", "before", "after"].map((name) => (
              <th key={name} scope="col">
                {labels.text(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <td>{words.label(field) ?? field}</td>
              <td>{words.value(field, before)}</td>
              <td>{words.value(field, after)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </TableScroll>
  );
}

/** Looks up field labels in an area's messages. */
function useLabel(area: string): ChangeWords["label"] {
  const intl = useIntl();
  return (field) => {
    const id = fieldMessages(area, field).find((each) => intl.messages[each] !== undefined);
    return id && intl.formatMessage({ id });
  };
}

function AreaChanges({ area, ...props }: ChangesProps & { area: Area }) {
  const { value } = useLabels(area);
  const label = useLabel(area.name);
  const { fields } = area.resource;
  // Show ids here: users search for them.
  const isId = (field: string): boolean => field in fields && ["hidden", "reference"].includes(kindOf(fields[field]));
  return (
    <ChangesTable
      {...props}
      words={{ label, value: (field, given) => (isId(field) ? plain(given) : value(field, given)) }}
    />
  );
}

function PageChanges({ page, ...props }: ChangesProps & { page: MessageArea }) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const label = useLabel(page);
  const value = (field: string, given: Value): string => {
    if (typeof given === "boolean") return t(given ? "crud.yes" : "crud.no");
    if (typeof given === "string" && instant.test(given)) return format.dateTime(given);
    const id = `${page}.${field}.${String(given)}`;
    return intl.messages[id] === undefined ? plain(given) : intl.formatMessage({ id });
  };
  return <ChangesTable {...props} words={{ label, value }} />;
}

function EmployeeChanges({ subject, ...props }: ChangesProps & { subject: string }) {
  return <ChangesTable {...props} words={useChangeWords(subject === "employees" ? undefined : subject)} />;
}

/** Area of a subject, if it has one; loads the messages either way. */
async function wordedArea(subject: string): Promise<Area | null> {
  const area = await loadWordedArea(areaNames[subject] ?? subject);
  const page = pageWords[subject];
  if (!area) await loadMessages("crud", ...(page ? [page] : (["employees", "employee-records"] as const)));
  return area ?? null;
}

export function EventChanges({ subject, ...props }: ChangesProps & { subject: string }) {
  const {
    data: area,
    error,
    refetch,
  } = useQuery({ queryKey: ["words of an event", subject], queryFn: () => wordedArea(subject), staleTime: Infinity });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (area === undefined) return <Skeleton css={{ h: "20", my: "0" }} />;
  if (area) return <AreaChanges {...props} area={area} />;
  const page = pageWords[subject];
  return page ? <PageChanges {...props} page={page} /> : <EmployeeChanges {...props} subject={subject} />;
}
