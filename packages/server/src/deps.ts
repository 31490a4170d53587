/** What features are given: everything that is not their own. Tests pass pretend ones. */
import type { Config } from './config';
import type { Database } from './platform/db/connect';
import type { Log } from './platform/log';

export interface Deps {
  config: Config;
  database: Database;
  log: Log;
  clock: () => Date;
}
