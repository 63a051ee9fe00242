/** Document title: the page, then the app. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · HRMS`}</title>;
}
