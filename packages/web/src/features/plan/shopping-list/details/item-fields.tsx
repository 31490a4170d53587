/** Text, note and repetition of what someone typed. */
import { t } from '@lingui/core/macro';
import type { LineItem } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { useLineActions } from '../actions/use-line-actions';
import { ItemText } from './item-text';
import classes from './line-fields.module.css';
import { RepeatField } from './repeat/repeat-field';
import { SavedField } from '../../../../ui/fields/saved-field';

export interface ItemFieldsProps {
  item: LineItem;
  /** The line is nothing but this item: its text and note are above. */
  isOnly: boolean;
}

export function ItemFields({ item, isOnly }: ItemFieldsProps) {
  const lines = useLineActions();
  return (
    <div className={classes.fields}>
      {!isOnly && (
        <>
          <ItemText item={item} label={t`Typed item`} />
          <SavedField
            label={t`Note for this item`}
            value={item.note}
            placeholder={t`Add a note`}
            maxLength={rowLimits.note}
            onSave={(note) => lines.changeItem(item, { note })}
          />
        </>
      )}
      <RepeatField item={item} onSave={(repeat) => lines.changeItem(item, repeat)} />
    </div>
  );
}
