import type { OperationArgs, OperationName, RefusalCode } from '../operations';
import type { RowReference } from '../../rows/rows';
import type { Draft } from './draft';

/** What an operation reads and does. */
export interface Mutator<Args> {
  rows: (args: Args) => RowReference[];
  /** Changes the draft; a refusal takes all of it back. */
  apply: (draft: Draft, args: Args) => RefusalCode | undefined | void;
}

export type Mutators<Name extends OperationName> = {
  [Each in Name]: Mutator<OperationArgs[Each]>;
};
