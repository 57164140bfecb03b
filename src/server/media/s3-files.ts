import { AwsClient } from 'aws4fetch';
import type { Files } from './files.ts';

export type S3Address = {
  kind: 's3';
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A visitor must not wait longer for a store that does not answer. */
const timeoutMs = 20_000;

/** Files in a bucket of any S3-compatible store. The bucket exists already. */
export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Address): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  const send = async (method: 'PUT' | 'GET' | 'HEAD' | 'DELETE', name: string, bytes?: Uint8Array): Promise<Response | null> => {
    const response = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(bytes && { body: Uint8Array.from(bytes), headers: { 'Content-Type': 'image/webp' } }),
    });
    if (response.ok) return response;
    const answer = await response.text();
    // A missing bucket answers 404 as well; that is a wrong setting and not a missing file.
    if (response.status === 404 && !answer.includes('NoSuchBucket')) return null;
    throw new Error(`The store answered ${method} ${name} with ${response.status}: ${answer.slice(0, 300)}`);
  };

  return {
    async put(name, bytes) {
      if ((await send('PUT', name, bytes)) === null) throw new Error(`The store has no place for ${name}.`);
    },
    async get(name) {
      const response = await send('GET', name);
      if (response?.body == null) return null;
      return { size: Number(response.headers.get('Content-Length')), body: response.body };
    },
    async has(name) {
      return (await send('HEAD', name)) !== null;
    },
    async remove(name) {
      await send('DELETE', name);
    },
  };
}
