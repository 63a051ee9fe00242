/** Bytes that can be handed over to a thread: as they are where they fill their memory alone, else a copy. Nobody may use the given ones afterwards. */
export function ownBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
}
