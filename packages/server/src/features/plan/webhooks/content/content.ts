import type { Deps } from '../../../../deps';

export type ContentContext = Pick<Deps, 'database' | 'config'>;

/** Of an event, without what all have. */
export type Content = Record<string, unknown>;
