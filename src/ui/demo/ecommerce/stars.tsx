/** Rating as stars, with its text. */
import { css } from "#generated/styles/css/index.js";
import { Star } from "lucide-react";
import { useText } from "../../messages/use-text.ts";

export function Stars({ rating, size = 14 }: { rating: number; size?: number }) {
  const t = useText();
  return (
    <span
      className={css({ display: "inline-flex", color: "warning", flexShrink: 0 })}
      role="img"
      aria-label={t("ecommerce.stars", { rating })}
    >
      {[1, 2, 3, 4, 5].map((each) => (
        <Star key={each} size={size} aria-hidden fill={each <= rating ? "currentColor" : "none"} />
      ))}
    </span>
  );
}
