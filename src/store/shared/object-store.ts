/** Objects in a bucket that speaks S3, each request signed. */
import { AwsClient } from "aws4fetch";

export interface BucketSettings {
  /** Address of the service; the bucket is a step of its path. */
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface ObjectStore {
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
}

export function s3Store({ url, bucket, region, accessKey, secretKey }: BucketSettings): ObjectStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: "s3",
    region,
    retries: 2,
  });
  async function call(method: string, key: string, bytes?: Buffer): Promise<Response> {
    const body = bytes && Uint8Array.from(bytes);
    const answer = await client.fetch(`${url}/${bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body, headers: { "Content-Type": "application/octet-stream" } }),
    });
    if (answer.ok || (method === "DELETE" && answer.status === 404)) return answer;
    // The response may name keys; the status is enough for the log.
    await answer.body?.cancel();
    throw new Error(`The bucket answers ${answer.status} to ${method}.`);
  }
  return {
    put: async (key, bytes) => void (await call("PUT", key, bytes)),
    get: async (key) => Buffer.from(await (await call("GET", key)).arrayBuffer()),
    remove: async (key) => void (await call("DELETE", key)),
  };
}
