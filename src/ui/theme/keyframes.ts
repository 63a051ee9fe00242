/** Animations, by name. */
export const keyframes = {
  spin: { to: { transform: "rotate(360deg)" } },
  pulse: { "50%": { opacity: "0.5" } },
  appear: { from: { opacity: "0", translate: "0 0.25rem" } },
  "fade-in": { from: { opacity: "0" } },
  "slide-in": { from: { translate: "var(--slide-from, 1.5rem) 0", opacity: "0" } },
  run: { from: { translate: "-100% 0" }, to: { translate: "250% 0" } },
  grow: { from: { scale: "0", opacity: "1" }, to: { scale: "1", opacity: "0" } },
  stripes: { to: { backgroundPosition: "1rem 0" } },
  countdown: { from: { scale: "1 1" }, to: { scale: "0 1" } },
  unfold: { from: { height: "0" }, to: { height: "var(--height)" } },
  fold: { from: { height: "var(--height)" }, to: { height: "0" } },
};
