import type { LineItem } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { SavedField } from '../../../../ui/fields/saved-field';
import { useLineActions } from '../actions/use-line-actions';

/** What somebody typed; it can't be emptied. */
export function ItemText({ item, label }: { item: LineItem; label: string }) {
  const lines = useLineActions();
  return (
    <SavedField
      label={label}
      value={item.text}
      maxLength={rowLimits.text}
      onSave={(text) => text !== null && lines.changeItem(item, { text })}
    />
  );
}
