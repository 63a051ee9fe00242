/** Types Vite adds to modules. */
/// <reference types="vite/client" />

declare module "virtual:icon-list" {
  /** Elements of each icon, by its name. */
  const icons: Readonly<
    Record<string, readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]>
  >;
  export default icons;
}
