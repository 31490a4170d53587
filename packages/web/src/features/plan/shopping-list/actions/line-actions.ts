/** What is set by hand on a line or an item. */
import type { ListLine, LineItem } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { Change, FieldSetBack, OperationArgs } from '@saltbush/domain/plan/sync/operations';
import type { ItemRow, LineRow } from '@saltbush/domain/plan/rows/rows';
import type { Changer } from './make-changer';
import type { NamedChange } from './named-change';

export type LineChange = Change<Pick<LineRow, 'name' | 'amount' | 'note' | 'store'>>;
export type ItemChange = Change<Pick<ItemRow, 'text' | 'note' | 'store' | 'repeatWeeks'>>;

/** What is set by hand on a line is set in each week that it is bought for. */
export const lineChanges = (
  { weeks, key }: ListLine,
  fields: OperationArgs['changeLine']['change'],
): NamedChange[] =>
  weeks.map(({ week }) => ({ name: 'changeLine', args: { week, key, change: fields } }));

export const lineActions = ({ change }: Changer) => ({
  changeLine(line: ListLine, fields: LineChange): void {
    change(...lineChanges(line, fields));
  },

  /** The undo of a change in the history. */
  setBack(fields: FieldSetBack[]): void {
    change({ name: 'setBackAll', args: { fields } });
  },

  changeItem({ id }: LineItem, fields: ItemChange): void {
    change({ name: 'changeItem', args: { id, change: fields } });
  },
});
