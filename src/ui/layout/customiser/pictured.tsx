/** Skins and accents as radio buttons with preview pictures. */
import { css, cx } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { useId, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { choices, type Skin } from "../../theme/settings.ts";
import { changeSettings, useSettings } from "../../theme/settings-store.ts";
import { FieldName } from "./fields.tsx";

const Tile = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    gap: "1.5",
    justifyItems: "center",
    alignContent: "start",
    px: "0.5",
    pt: "1",
    pb: "1.5",
    overflowWrap: "anywhere",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "control",
    fontSize: "xs",
    lineHeight: "xs",
    textAlign: "center",
    cursor: "pointer",
    _hover: { bg: "hover" },
    "&:has(:checked)": { borderColor: "accent", boxShadow: "0 0 0 1px {colors.accent}", fontWeight: "medium" },
  },
});

const Radio = chakra("input", {
  base: { position: "absolute", inset: "0", appearance: "none", borderRadius: "control", cursor: "inherit" },
});

interface TilesProps<Value extends string> {
  name: "skin" | "palette";
  value: Value;
  picture: (value: Value) => ReactNode;
}

function Tiles<Value extends string>({ name, value, picture }: TilesProps<Value>) {
  const t = useText();
  const group = useId();
  const values = choices[name] as readonly string[] as readonly Value[];
  return (
    <div>
      <FieldName>{t(`customiser.${name}`)}</FieldName>
      <div
        className={css({
          display: "grid",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(0, 1fr)",
          gap: "1.5",
        })}
        role="radiogroup"
        aria-label={t(`customiser.${name}`)}
      >
        {values.map((each) => (
          <Tile key={each}>
            <Radio
              type="radio"
              name={group}
              value={each}
              checked={each === value}
              onChange={() => changeSettings({ [name]: each })}
            />
            {picture(each)}
            {t(`customiser.${name}.${each}` as "customiser.skin.light")}
          </Tile>
        ))}
      </div>
    </div>
  );
}

const role = (name: string): string => `var(--hr-${name})`;

/** Preview of a skin: menu, bar and text in its colours. */
function SkinPicture({ skin }: { skin: Skin }) {
  const plane = skin === "dark" ? "dark" : "light";
  return (
    <span
      className={cx(
        css({ w: "full", h: "11", display: "flex", borderRadius: "xs", overflow: "hidden", borderWidth: "1px" }),
        plane,
      )}
      aria-hidden
      data-skin={skin}
      style={{ background: role("canvas"), borderColor: role("border") }}
    >
      <span
        className={cx(css({ display: "block", w: "30%" }), skin === "semi-dark" ? "dark" : undefined)}
        style={{ background: "var(--hr-surface)", borderInlineEnd: `1px solid ${role("border")}` }}
      />
      <span className={css({ flex: "1", display: "grid", alignContent: "start", gap: "1.5", p: "1.5" })}>
        <span
          className={css({ h: "2", borderRadius: "xs", borderWidth: "1px" })}
          style={{ background: role("surface"), borderColor: role("border") }}
        />
        <span className={css({ h: "1", w: "70%", borderRadius: "xs" })} style={{ background: role("accent") }} />
        <span className={css({ h: "1", w: "90%", borderRadius: "xs" })} style={{ background: role("text-muted") }} />
      </span>
    </span>
  );
}

export function SkinField() {
  const { skin } = useSettings();
  return <Tiles name="skin" value={skin} picture={(each) => <SkinPicture skin={each} />} />;
}

export function PaletteField() {
  const { palette } = useSettings();
  return (
    <Tiles
      name="palette"
      value={palette}
      picture={(each) => (
        <span
          className={css({ boxSize: "6", borderRadius: "full" })}
          aria-hidden
          data-palette={each}
          style={{ background: role("accent") }}
        />
      )}
    />
  );
}
