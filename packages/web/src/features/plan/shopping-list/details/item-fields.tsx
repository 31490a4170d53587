/** Text, note and repetition of what someone typed. */
import { NativeSelect } from '@mantine/core';
import type { LineItem } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { useLineActions } from '../actions/use-line-actions';
import { ItemText } from './item-text';
import classes from './line-fields.module.css';
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
          <ItemText item={item} label="Typed item" />
          <SavedField
            label="Note to this item"
            value={item.note}
            placeholder="Add a note"
            maxLength={rowLimits.note}
            onSave={(note) => lines.changeItem(item, { note })}
          />
        </>
      )}
      <NativeSelect
        label="Repeat"
        value={String(item.repeatWeeks ?? '')}
        data={repeats}
        onChange={({ currentTarget: { value } }) =>
          lines.changeItem(item, { repeatWeeks: value === '' ? null : Number(value) })
        }
      />
    </div>
  );
}

const repeats = [
  { value: '', label: 'Never' },
  { value: '1', label: 'Every week' },
  { value: '2', label: 'Every 2 weeks' },
  { value: '3', label: 'Every 3 weeks' },
  { value: '4', label: 'Every 4 weeks' },
  { value: '8', label: 'Every 8 weeks' },
  { value: '12', label: 'Every 12 weeks' },
];
