/** Whose data go out, from where, and when. */
import type { Deps } from '../../../../deps';

export interface Export {
  deps: Pick<Deps, 'database' | 'config'>;
  ownerId: string;
  now: Date;
}
