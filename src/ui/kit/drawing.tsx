/** Line drawings for empty states. */
import { css } from "#generated/styles/css/index.js";

const shapes = {
  empty: (
    <>
      <path d="M20 34 28 18h40l8 16v22a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z" />
      <path d="M20 34h17a3 3 0 0 1 3 3 8 8 0 0 0 16 0 3 3 0 0 1 3-3h17" />
      <path d="M38 10h20M44 4h8" className="accent" />
    </>
  ),
  search: (
    <>
      <circle cx="44" cy="30" r="18" />
      <path d="m57 43 15 15" />
      <path d="M36 30h16" className="accent" />
    </>
  ),
  error: (
    <>
      <path d="M12 34h18l6-14 10 30 8-22 5 6h9" className="accent" />
      <path d="M14 14v-3a5 5 0 0 1 5-5h58a5 5 0 0 1 5 5v3M14 50v4a5 5 0 0 0 5 5h58a5 5 0 0 0 5-5v-4M76 34h6" />
    </>
  ),
  lost: (
    <>
      <path d="M8 58c14-4 10-16 24-18s14 10 26 6 8-16 4-20" strokeDasharray="1 6" />
      <path d="M62 26c-8-8-8-20 4-20s12 12 4 20l-4 4z" className="accent" />
      <path d="M4 54l8 8m0-8-8 8" />
      <circle cx="66" cy="15" r="2.500" />
    </>
  ),
  soon: (
    <>
      <path d="M18 60h60M26 60V40h14v20M40 60V28h16v32M56 60V44h14v16" />
      <path d="M48 22V8m-6 6 6-6 6 6" className="accent" />
    </>
  ),
  locked: (
    <>
      <rect x="26" y="28" width="44" height="32" rx="5" />
      <path d="M34 28v-8a14 14 0 0 1 28 0v8" />
      <path d="M48 40v8" className="accent" />
    </>
  ),
} as const;

export type DrawingName = keyof typeof shapes;

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      className={css({
        w: "24",
        h: "16",
        fill: "none",
        stroke: "currentColor",
        color: "border.strong",
        "& .accent": { stroke: "accent" },
      })}
      viewBox="0 0 96 66"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {shapes[name]}
    </svg>
  );
}
