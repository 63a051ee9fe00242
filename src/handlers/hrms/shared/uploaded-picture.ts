/** A picture that came as a data address: it must be what it says, and small enough to be shown. */
import { invalid } from "#src/contract/problem.ts";
import type { PictureKind } from "#src/domain/shared/picture-kind.ts";
import { principalOf, type HrmsContext } from "../context.ts";

interface UploadedPicture {
  readonly mediaType: `image/${PictureKind}`;
  readonly bytes: Buffer;
}

/** `pointer` names the field of the body. */
export async function uploadedPicture(
  ctx: Pick<HrmsContext, "settings" | "principal">,
  pointer: string,
  address: string,
): Promise<UploadedPicture> {
  const [head = "", data = ""] = address.split(",", 2);
  const { kind, bytes } = await ctx.settings.uploads.run("readPicture", {
    input: { data },
    owner: principalOf(ctx).tenantId,
    pointer,
  });
  if (kind === undefined || head !== `data:image/${kind};base64`) throw invalid(pointer, "picture");
  return { mediaType: `image/${kind}`, bytes: Buffer.from(bytes.buffer) };
}
