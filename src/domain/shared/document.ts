/** Documents as plain data, which a writer turns into pages. */

export type PdfBlock =
  | { readonly kind: "title"; readonly text: string; readonly lead: readonly string[]; readonly logo?: Uint8Array }
  | { readonly kind: "heading"; readonly text: string }
  | {
      readonly kind: "facts";
      readonly items: readonly { readonly label: string; readonly value: string }[];
      readonly columns: number;
    }
  | {
      readonly kind: "table";
      readonly head: readonly string[] | null;
      readonly columns: readonly { readonly share: number; readonly align?: "left" | "right" }[];
      readonly rows: readonly { readonly cells: readonly string[]; readonly strong?: boolean }[];
      /** Of its text, in points. */
      readonly size?: number;
    }
  /** A result that stands out, such as net pay. */
  | { readonly kind: "sum"; readonly label: string; readonly value: string }
  | { readonly kind: "text"; readonly text: string };

export interface PdfPages {
  readonly title: string;
  readonly language: string;
  readonly landscape?: boolean;
  readonly blocks: readonly PdfBlock[];
  /** At the foot of each page. */
  readonly foot: string;
  /** Its date in the file, so that the same content gives the same file. */
  readonly at: Date;
  /** Of the company, as `#rrggbb`. */
  readonly colour?: string;
  /** Needed to open it. */
  readonly password?: string;
}
