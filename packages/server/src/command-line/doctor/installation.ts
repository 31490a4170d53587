/** What the checks look at. */
import type { DiskSize } from '@saltbush/domain/admin/disk-space';
import type { Config } from '../../config';
import type { Log } from '../../platform/logging/log';

export interface Installation {
  config: Config;
  log: Log;
  clock: () => Date;
  /** "20.19.0" */
  nodeVersion: string;
  readDiskSize: (folder: string) => Promise<DiskSize | undefined>;
}
