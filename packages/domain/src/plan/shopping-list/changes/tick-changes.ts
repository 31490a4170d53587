import type { NamedChange } from '../../sync/operations';
import type { ListLine } from '../list/shopping-list';
import { unticksBefore, type Tick, type Untick } from '../list/ticks';

const untick = (args: Untick): NamedChange => ({ name: 'untick', args });

/** Ticks of a line, after the ticks of lines that it was joined of are taken back. */
export const tickChanges = (line: ListLine, ticks: readonly Tick[]): NamedChange[] => [
  ...unticksBefore(line, ticks).map(untick),
  ...ticks.map((args): NamedChange => ({ name: 'tick', args })),
];
