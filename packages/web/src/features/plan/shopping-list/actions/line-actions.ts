/** What is set by hand on a line or an item. */
import { lineChanges } from '@saltbush/domain/plan/shopping-list/changes/line-changes';
import type { ListLine, LineItem } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { Change, FieldSetBack } from '@saltbush/domain/plan/sync/operations';
import type { ItemRow, LineRow } from '@saltbush/domain/plan/rows/rows';
import type { Changer } from './make-changer';

export type LineChange = Change<Pick<LineRow, 'name' | 'amount' | 'note' | 'store'>>;
export type ItemChange = Change<
  Pick<ItemRow, 'text' | 'note' | 'store' | 'repeatWeeks' | 'repeatDays' | 'repeatOn'>
>;

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
