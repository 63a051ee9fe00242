/** A drawn chart as a picture with a ground: on its own it would be clear. */
export async function pictureOf(canvas: HTMLCanvasElement, ground: string): Promise<Blob | null> {
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const pen = copy.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, copy.width, copy.height);
  pen.drawImage(canvas, 0, 0);
  return new Promise((resolve) => copy.toBlob(resolve, "image/png"));
}
