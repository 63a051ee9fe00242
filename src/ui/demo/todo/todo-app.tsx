/** Route component of the todo app, with not found for unknown lists. */
import { useParams } from "@tanstack/react-router";
import { ButtonLink } from "../../kit/link.tsx";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { NotFound } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";
import { TodoPage } from "./todo-page.tsx";
import { viewOf } from "./todo-view.ts";

export function TodoApp() {
  const t = useText();
  const { filter, tag } = useParams({ strict: false }) as { filter?: string; tag?: string };
  if (viewOf({ filter, tag })) return <TodoPage />;
  return (
    <>
      <DocumentTitle>{t("todo.unknownListTitle")}</DocumentTitle>
      <NotFound
        title={t("todo.unknownListTitle")}
        action={<ButtonLink to="/apps/todo">{t("todo.showAll")}</ButtonLink>}
      />
    </>
  );
}
