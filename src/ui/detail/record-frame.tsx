/** Record page before the record is there: forbidden, loading, missing or failed. */
import type { ReactNode } from "react";
import type { Crumb } from "../kit/breadcrumb.tsx";
import { Forbidden } from "../kit/forbidden.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { isGone, Loaded, type Loadable } from "../kit/loaded.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { statusOf } from "../kit/problem.ts";
import { NotFound } from "../kit/states.tsx";

interface RecordFrameProps<Data> {
  query: Loadable<Data>;
  /** Whether the account may read such records. */
  allowed?: boolean;
  /** Heading until the record has loaded. */
  title: string;
  intro?: ReactNode;
  crumbs?: readonly Crumb[];
  gone: { readonly title: string; readonly to: string; readonly back: string };
  /** Shows records the account may not read as missing. */
  hidden?: boolean;
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

export function RecordFrame<Data>({
  query,
  allowed = true,
  title,
  intro,
  crumbs,
  gone,
  hidden = false,
  waiting,
  children,
}: RecordFrameProps<Data>) {
  const { data, error } = query;
  if (data !== undefined && allowed) return children(data);
  const refused = statusOf(error) === 403;
  if (!allowed || (refused && !hidden)) return <Forbidden title={title} />;
  return (
    // A separate frame, so that nothing shifts when the intro is missing.
    <PageFrame
      key={error ? "failed" : "waiting"}
      title={title}
      {...(crumbs && { crumbs })}
      intro={error ? undefined : intro}
    >
      {refused || isGone(error) ? (
        <NotFound heading="h2" title={gone.title} action={<ButtonLink to={gone.to}>{gone.back}</ButtonLink>} />
      ) : (
        <Loaded query={query} waiting={waiting}>
          {children}
        </Loaded>
      )}
    </PageFrame>
  );
}
