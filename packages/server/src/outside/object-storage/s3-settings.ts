/** What may lie in object storage that speaks S3's protocol, instead of on our disk or besides. */
export type S3Use = 'images' | 'backups';

export interface S3Settings {
  /** Of the service; absent for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Before every key: empty, or with a slash at the end. */
  prefix: string;
  uses: readonly S3Use[];
}
