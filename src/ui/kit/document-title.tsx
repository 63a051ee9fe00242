/** Title of the browser's tab: the page first, then the app. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · HRMS`}</title>;
}
