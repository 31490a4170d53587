/** The image store that is set up: our disk, or object storage. */
import type { Config } from '../config';
import type { Diagnostics } from '../platform/diagnostics';
import { diskImageStore, type ImageStore } from './image-store';
import type { Bucket } from './object-storage/bucket';
import type { S3Settings, S3Use } from './object-storage/s3-settings';

type Settings = Pick<Config, 'dataFolder' | 's3'>;

/** @param diagnostics hears how its calls go */
export async function openImageStore(
  { dataFolder, s3 }: Settings,
  diagnostics?: Diagnostics,
): Promise<ImageStore> {
  if (!s3?.uses.includes('images')) return diskImageStore(dataFolder);
  const bucket = await openImageBucket(s3);
  return diagnostics?.watch('s3', bucket) ?? bucket;
}

export const openImageBucket = (s3: S3Settings): Promise<Bucket> => openFolder(s3, 'images');

/** @returns nothing where backups lie on our disk only */
export async function openBackupBucket({ s3 }: Settings): Promise<Bucket | undefined> {
  return s3?.uses.includes('backups') ? openFolder(s3, 'backups') : undefined;
}

async function openFolder(s3: S3Settings, use: S3Use): Promise<Bucket> {
  const { openBucket } = await import('./object-storage/bucket');
  return openBucket(s3, use);
}
