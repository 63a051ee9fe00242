/** QR code, dark on light in every skin so that cameras can read it. */
import { useQrCode } from "@chakra-ui/react";
import { css } from "#generated/styles/css/index.js";

export function QrCode({ text, label }: { text: string; label: string }) {
  const api = useQrCode({ value: text, encoding: { border: 2, ecc: "M" } });
  return (
    <div {...api.getRootProps()}>
      <svg
        {...api.getFrameProps()}
        className={css({ boxSize: "44", bg: "white", borderRadius: "control", shapeRendering: "crispEdges" })}
        role="img"
        aria-label={label}
      >
        <path {...api.getPatternProps()} className={css({ fill: "black" })} />
      </svg>
    </div>
  );
}
