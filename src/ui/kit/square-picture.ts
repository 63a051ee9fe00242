/** Crops pictures of people to small squares. */
export const pictureKinds = ["image/png", "image/jpeg", "image/webp"];
export const largestPicture = 5 * 1024 * 1024;

/** Rejects if the file is not an image. Redrawing also strips metadata such as location. */
export async function squarePicture(file: Blob, side = 256): Promise<Blob> {
  const image = await createImageBitmap(file);
  const shorter = Math.min(image.width, image.height);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("No canvas");
  // JPEG has no transparency.
  paper.fillStyle = "white";
  paper.fillRect(0, 0, side, side);
  paper.drawImage(image, (image.width - shorter) / 2, (image.height - shorter) / 2, shorter, shorter, 0, 0, side, side);
  image.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))), "image/jpeg", 0.85);
  });
}

/** Converts a blob to a data URL. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("No picture"));
    reader.readAsDataURL(blob);
  });
}
