/** Above a form that could not be saved: how many entries need mending, each a way to its field, or what else went wrong. */
import { chakra } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { problemText, requestIdOf } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import type { Labels } from "./labels.ts";

interface FormErrorsProps {
  /** Sentence by field. */
  errors: Readonly<Record<string, string>>;
  /** A failure that belongs to no field. */
  error: unknown;
  labels: Labels;
  onGo: (name: string) => void;
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div
      role="alert"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="2.5"
      p="3"
      borderRadius="card"
      bg="danger.subtle"
      color="danger.text"
    >
      <chakra.span pt="0.5">
        <CircleAlert size={16} aria-hidden />
      </chakra.span>
      <div>
        <chakra.p fontWeight="medium">{title}</chakra.p>
        {children}
      </div>
    </chakra.div>
  );
}

export function FormErrors({ errors, error, labels, onGo }: FormErrorsProps) {
  const t = useText();
  const names = Object.keys(errors);
  if (names.length === 0 && error) {
    const requestId = requestIdOf(error);
    return (
      <Notice title={t("crud.saveFailed")}>
        <p>{problemText(t, error)}</p>
        {requestId !== undefined && (
          <chakra.p fontSize="xs" lineHeight="xs" mt="1" overflowWrap="anywhere">
            {t("common.requestId", { id: requestId })}
          </chakra.p>
        )}
      </Notice>
    );
  }
  if (names.length === 0) return null;
  return (
    <Notice title={t("crud.toMend", { count: names.length })}>
      <chakra.ul mt="1" display="grid" gap="0.5">
        {names.map((name) => (
          <li key={name}>
            <chakra.button
              type="button"
              minH="6"
              textAlign="start"
              cursor="pointer"
              textDecoration="underline"
              textUnderlineOffset="3px"
              onClick={() => onGo(name)}
            >
              {`${labels.field(name)}: ${errors[name]}`}
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </Notice>
  );
}
