/** Facts of a rate set: start date, source, certainty, author. */
import { css } from "#generated/styles/css/index.js";
import { ExternalLink, TriangleAlert } from "lucide-react";
import type { RateSet } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Anchor } from "../../../kit/link.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { useText } from "../../../messages/use-text.ts";

function Reviews({ reviews }: Pick<RateSet, "reviews">) {
  const format = useFormat();
  return reviews.map(({ by, at }, index) => (
    <span key={index} className={css({ display: "block" })}>
      {[by, format.date(at)].filter(Boolean).join(", ")}
    </span>
  ));
}

export function VersionFacts({ set }: { set: RateSet }) {
  const t = useText();
  const format = useFormat();
  const {
    sourceTitle,
    sourceUrl,
    certainty,
    announcedUpTo,
    usedUntil,
    createdBy,
    reviews,
    activatedBy,
    activatedAt,
    status,
  } = set;
  const source = (
    <Anchor href={sourceUrl} target="_blank" rel="noreferrer" underlined>
      {sourceTitle}{" "}
      <ExternalLink size={14} aria-label={t("rates.opensPage")} style={{ display: "inline", verticalAlign: "-2px" }} />
    </Anchor>
  );
  const made = createdBy ?? t("rates.platform");
  const properties = [
    { id: "source", label: t("rates.source"), value: source },
    {
      id: "announced",
      label: t("rates.announced"),
      value: t("rates.announcedUpTo", { date: format.date(announcedUpTo) }),
    },
    { id: "made", label: t("rates.madeBy"), value: made },
    ...(reviews.length === 0
      ? []
      : [{ id: "reviewed", label: t("rates.reviewedBy"), value: <Reviews reviews={reviews} /> }]),
    ...(status === "draft" || status === "reviewed"
      ? []
      : [
          {
            id: "activated",
            label: t("rates.activatedBy"),
            value: [activatedBy, activatedAt && format.date(activatedAt)].filter(Boolean).join(", "),
          },
        ]),
    ...(usedUntil === null
      ? []
      : [{ id: "used", label: t("rates.used"), value: t("rates.usedUntil", { date: format.date(usedUntil) }) }]),
  ];
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      {certainty !== "found" && (
        <p
          className={css({
            display: "flex",
            gap: "2",
            p: "3",
            borderRadius: "card",
            bg: "warning.subtle",
            color: "warning.text",
          })}
        >
          <span className={css({ pt: "0.5", flexShrink: 0 })}>
            <TriangleAlert size={16} aria-hidden />
          </span>
          {t(`rates.certaintyText.${certainty}`)}
        </p>
      )}
      <PropertyList properties={properties} />
    </div>
  );
}
