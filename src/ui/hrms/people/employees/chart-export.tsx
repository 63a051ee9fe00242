/** Menu that prints the org chart or saves it as image or PDF, with the branches that are open. */
import { css } from "#generated/styles/css/index.js";
import { Download, FileText, Image as ImageIcon, Printer } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../kit/button.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { type ChartEntry, isMore } from "./chart-entries.ts";
import { pdfOfJpeg } from "./chart-pdf.ts";
import { chartSvg, type Drawing, svgAddress } from "./chart-svg.ts";

/** Browsers refuse larger canvases. */
const longestSide = 12_000;

async function pictureOf(drawing: Drawing, type: "image/png" | "image/jpeg") {
  const image = new Image();
  image.src = svgAddress(drawing);
  await image.decode();
  const scale = Math.min(2, longestSide / Math.max(drawing.width, drawing.height));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error("The browser could not draw the chart");
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}

interface ChartExportProps {
  entries: readonly ChartEntry[];
  closed: ReadonlySet<string>;
}

export function ChartExport({ entries, closed }: ChartExportProps) {
  const t = useText();
  const [printed, setPrinted] = useState<string>();
  const drawing = (): Drawing =>
    chartSvg(
      entries.map((entry) => ({
        ...entry,
        lines: isMore(entry)
          ? [t("employees.moreOf", { count: entry.missing })]
          : [entry.fullName, entry.designation ?? "", entry.department ?? ""],
      })),
      closed,
    );
  const save = async (kind: "png" | "pdf"): Promise<void> => {
    try {
      const { bytes, ...size } = await pictureOf(drawing(), kind === "png" ? "image/png" : "image/jpeg");
      if (kind === "png") downloadFile("org-chart.png", bytes, "image/png");
      else downloadFile("org-chart.pdf", pdfOfJpeg(bytes, size), "application/pdf");
    } catch {
      toast({ kind: "error", text: t("employees.chartNotSaved") });
    }
  };
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <Button {...props}>
            <Download size={16} aria-hidden />
            {t("crud.export")}
          </Button>
        )}
      >
        <MenuItem icon={<Printer size={16} aria-hidden />} onSelect={() => setPrinted(svgAddress(drawing()))}>
          {t("employees.printChart")}
        </MenuItem>
        <MenuItem icon={<ImageIcon size={16} aria-hidden />} onSelect={() => void save("png")}>
          {t("employees.chartPng")}
        </MenuItem>
        <MenuItem icon={<FileText size={16} aria-hidden />} onSelect={() => void save("pdf")}>
          {t("employees.chartPdf")}
        </MenuItem>
      </Menu>
      {printed !== undefined &&
        createPortal(
          <div
            className={css({
              display: "none",
              _print: { display: "block", position: "fixed", inset: "0", zIndex: "popover", bg: "white" },
            })}
          >
            <img
              className={css({ w: "full", h: "full", objectFit: "contain" })}
              src={printed}
              alt=""
              onLoad={() => {
                print();
                setPrinted(undefined);
              }}
            />
          </div>,
          document.body,
        )}
    </>
  );
}
