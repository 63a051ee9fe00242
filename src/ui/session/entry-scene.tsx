/** Drawings of the v2 pages. */
import { chakra } from "#generated/styles/jsx/index.js";

const Drawing = chakra("svg", {
  base: {
    w: "full",
    fill: "none",
    strokeWidth: "2",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "& .plane": { fill: "surface", stroke: "border.strong" },
    "& .line": { stroke: "border.strong" },
    "& .soft": { fill: "accent.subtle", stroke: "accent" },
    "& .full": { fill: "accent", stroke: "accent" },
    "& .mark": { stroke: "accent" },
    "& .ground": { stroke: "border" },
  },
});

/** A team of three, a calendar month and a payslip. */
const people = (
  <>
    <path className="ground" d="M20 330h440" />
    <rect className="plane" x="150" y="40" width="200" height="150" rx="12" />
    <path className="line" d="M150 78h200M190 30v20M310 30v20" />
    <path
      className="line"
      d="M176 102h20M216 102h20M256 102h20M296 102h20M176 130h20M216 130h20M296 130h20M176 158h20M256 158h20M296 158h20"
    />
    <path className="mark" d="m252 128 8 8 16-16" strokeWidth="4" />
    <rect className="soft" x="208" y="146" width="36" height="24" rx="6" />
    <rect className="plane" x="352" y="128" width="96" height="130" rx="10" />
    <path className="line" d="M370 154h60M370 174h60M370 194h34M370 232h26" />
    <path className="mark" d="M412 232h18M370 214h60" />
    <path className="plane" d="M72 330v-52a36 36 0 0 1 72 0v52" />
    <circle className="plane" cx="108" cy="216" r="24" />
    <path className="mark" d="M88 212a22 22 0 0 1 40-8" strokeWidth="4" />
    <path className="soft" d="M176 330v-62a42 42 0 0 1 84 0v62" />
    <circle className="plane" cx="218" cy="198" r="26" />
    <path className="line" d="M194 192c8-18 38-22 50-2" strokeWidth="4" />
    <path className="plane" d="M290 330v-48a34 34 0 0 1 68 0v48" />
    <circle className="plane" cx="324" cy="222" r="23" />
    <path className="line" d="M302 216c2-22 40-24 45 0" strokeWidth="4" />
    <path className="line" d="M208 270h20M102 292h14M316 294h16" />
    <path className="full" d="M40 330c-2-22 4-34 14-44 6 14 6 30-2 44z" />
  </>
);

/** An open door, a key and a letter. */
const key = (
  <>
    <path className="ground" d="M20 330h440" />
    <rect className="plane" x="150" y="60" width="150" height="270" rx="10" />
    <path className="soft" d="M168 78h96l-30 20v214l-66 18z" />
    <circle className="full" cx="222" cy="214" r="5" />
    <path className="line" d="M300 60v270M168 330V78" />
    <circle className="plane" cx="372" cy="252" r="30" />
    <circle className="line" cx="372" cy="252" r="11" />
    <path className="line" d="M372 282v48M372 306h18M372 320h12" strokeWidth="4" />
    <rect className="plane" x="332" y="92" width="104" height="70" rx="8" />
    <path className="mark" d="m336 98 48 36 48-36" />
    <path className="line" d="M312 178c-20 8-30 2-44 12" strokeDasharray="2 9" />
    <path className="plane" d="M66 330v-58a34 34 0 0 1 68 0v58" />
    <circle className="plane" cx="100" cy="212" r="24" />
    <path className="mark" d="M80 206c4-22 38-24 42 2" strokeWidth="4" />
    <path className="line" d="M94 288h14" />
  </>
);

const scenes = { people, key };

export type SceneName = keyof typeof scenes;

export function Scene({ name }: { name: SceneName }) {
  return (
    <Drawing viewBox="0 0 480 350" aria-hidden>
      {scenes[name]}
    </Drawing>
  );
}
