/** Pages of the product, whose bookmarks are kept in the browser; those of the demo layer are kept by its server. */
export const isProductPage = (pathname: string): boolean =>
  /^\/(companies|platform|tenant|me|calculators|no-company)(\/|$)/.test(pathname);
