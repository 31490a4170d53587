/** Whose data go out, from where, and when. */
import type { Deps } from '../../../../deps';

export interface Export {
  deps: Pick<Deps, 'database' | 'config' | 'imageStore'>;
  ownerId: string;
  now: Date;
}
