/** What features are given: everything that is not their own. Tests pass pretend ones. */
import type { Computing } from './computing/computing';
import type { Config } from './config';
import type { ImageEncoder } from './outside/image-encoder';
import type { ImageStore } from './outside/image-store';
import type { Mail } from './features/account/mail';
import type { ServiceSettings } from './features/account/service-settings';
import type { PlanNotices } from './features/plan/plan-notices';
import type { Database } from './platform/db/connect';
import type { Disk } from './platform/disk/disk';
import type { Diagnostics } from './platform/diagnostics';
import type { Log } from './platform/logging/log';
import type { Passwords } from './platform/passwords';
import type { Readiness } from './platform/stopping/readiness';

export interface Deps {
  config: Config;
  database: Database;
  /** The space on the disk of the data folder. */
  disk: Disk;
  log: Log;
  clock: () => Date;
  /** Waits; tests don't. */
  pause: (ms: number) => Promise<void>;
  /** Stops this server, and starts another in its place. */
  restart: () => void;
  passwords: Passwords;
  mail: Mail;
  /** How outside services are set up at the moment. */
  services: ServiceSettings;
  /** Tells all processes that a plan or a list has changed. */
  planNotices: PlanNotices;
  /** Where the files of images lie. */
  imageStore: ImageStore;
  imageEncoder: ImageEncoder;
  computing: Computing;
  /** What an admin can see of this process. */
  diagnostics: Diagnostics;
  /** Whether calls may be sent to this process. */
  readiness: Readiness;
}
