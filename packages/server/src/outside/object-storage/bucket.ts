/**
 * A bucket of object storage, below a prefix. Loaded only where it is set up, for Amazon's library is large.
 *
 * Not through flydrive, as our disk is: its driver for S3 drops the slash at the end of a folder, so that removing "one"
 * removes "one-more" too, and its lists have no sizes.
 */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ImageStore, StoredFile } from '../image-store';
import type { S3Settings } from './s3-settings';
import { StorageFailed } from './storage-failed';

export interface Bucket extends ImageStore {
  /**
   * In parts, since one call may bring 5 GB at most.
   *
   * @param signal breaks it off; then no part of it stays
   */
  putFile(key: string, path: string, signal?: AbortSignal): Promise<void>;
  /** @returns nothing for what is not there */
  open(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}

/**
 * Its functions throw StorageFailed.
 *
 * @param folder in the bucket, below the prefix of the settings: "images"
 */
export function openBucket(settings: S3Settings, folder: string): Bucket {
  const root = `${settings.prefix}${folder}/`;
  const place = { client: openClient(settings), bucket: settings.bucket, root };
  return allFailing({ ...readingOf(place), ...writingOf(place) });
}

interface Place {
  client: S3Client;
  bucket: string;
  /** What the keys of this folder begin with. */
  root: string;
}

const at = ({ bucket: Bucket, root }: Place, key: string) => ({ Bucket, Key: root + key });

const readingOf = (place: Place): Pick<Bucket, 'find' | 'list' | 'open'> => ({
  find: async (key) => {
    const bytes = await (await get(place, key))?.transformToByteArray();
    return bytes && Buffer.from(bytes);
  },
  list: () => listBelow(place, ''),
  open: async (key) => (await get(place, key)) as Readable | undefined,
});

async function get(place: Place, key: string) {
  try {
    return (await place.client.send(new GetObjectCommand(at(place, key)))).Body;
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

async function listBelow({ client, bucket, root }: Place, folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const asked = { Bucket: bucket, Prefix: root + folder };
  for await (const page of paginateListObjectsV2({ client }, asked)) {
    for (const { Key = '', Size = 0 } of page.Contents ?? [])
      files.push({ key: Key.slice(root.length), bytes: Size });
  }
  return files;
}

const writingOf = (place: Place): Pick<Bucket, 'put' | 'putFile' | 'remove' | 'removeFolder'> => ({
  put: async (key, Body) => {
    await place.client.send(
      new PutObjectCommand({ ...at(place, key), Body, ContentType: typeOf(key) }),
    );
  },
  putFile: (key, path, signal) => putInParts(place, { key, path, signal }),
  remove: async (key) => {
    await place.client.send(new DeleteObjectCommand(at(place, key)));
  },
  removeFolder: async (name) => {
    const files = await listBelow(place, `${name}/`);
    for (let from = 0; from < files.length; from += mostAtOnce) {
      const some = files.slice(from, from + mostAtOnce);
      const Delete = { Objects: some.map(({ key }) => ({ Key: place.root + key })), Quiet: true };
      await place.client.send(new DeleteObjectsCommand({ Bucket: place.bucket, Delete }));
    }
  },
});

async function putInParts(
  place: Place,
  { key, path, signal }: { key: string; path: string; signal: AbortSignal | undefined },
): Promise<void> {
  signal?.throwIfAborted();
  const Body = createReadStream(path);
  const upload = new Upload({ client: place.client, params: { ...at(place, key), Body } });
  const abort = () => void upload.abort();
  signal?.addEventListener('abort', abort);
  try {
    await upload.done();
  } finally {
    signal?.removeEventListener('abort', abort);
    Body.destroy();
  }
}

/** As many objects as one call may remove. */
const mostAtOnce = 1000;

const typeOf = (key: string): string =>
  key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream';

function openClient(settings: S3Settings): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A service at home has no name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Sums that only Amazon knows are left out.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
}

/** The same functions; whatever they throw is an outage of object storage. */
function allFailing(bucket: Bucket): Bucket {
  const failing =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await work(...given);
      } catch (error) {
        throw new StorageFailed(error);
      }
    };
  return {
    put: failing(bucket.put),
    find: failing(bucket.find),
    removeFolder: failing(bucket.removeFolder),
    list: failing(bucket.list),
    putFile: failing(bucket.putFile),
    open: failing(bucket.open),
    remove: failing(bucket.remove),
  };
}
