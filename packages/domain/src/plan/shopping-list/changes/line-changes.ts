import type { NamedChange, OperationArgs } from '../../sync/operations';
import type { ListLine } from '../list/shopping-list';

/** What is set by hand on a line is set in each week that it is bought for. */
export const lineChanges = (
  { weeks, key }: ListLine,
  fields: OperationArgs['changeLine']['change'],
): NamedChange[] =>
  weeks.map(({ week }) => ({ name: 'changeLine', args: { week, key, change: fields } }));
