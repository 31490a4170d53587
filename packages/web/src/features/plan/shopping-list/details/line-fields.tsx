/** Amount, name and note of a line, as set by hand. */
import { Button } from '@mantine/core';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { useLineActions } from '../actions/use-line-actions';
import classes from './line-fields.module.css';
import { SavedField } from '../../../../ui/fields/saved-field';

export function LineFields({ line }: { line: ListLine }) {
  const lines = useLineActions();
  const { override = {}, computed, note } = line;
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <SavedField
          label="Buy"
          value={override.amount}
          placeholder={computed.text}
          maxLength={rowLimits.text}
          onSave={(amount) => lines.changeLine(line, { amount })}
        />
        <SavedField
          label="Name"
          value={override.name}
          placeholder={computed.name}
          maxLength={rowLimits.text}
          onSave={(name) => lines.changeLine(line, { name })}
        />
      </div>
      {(override.amount !== undefined || override.name !== undefined) && (
        <Button
          variant="default"
          onClick={() => lines.changeLine(line, { amount: null, name: null })}
        >
          Back to {[computed.text, computed.name].filter(Boolean).join(' ')}
        </Button>
      )}
      <SavedField
        label="Note"
        value={note}
        placeholder="Add a note"
        maxLength={rowLimits.note}
        onSave={(text) => lines.changeLine(line, { note: text })}
      />
    </div>
  );
}
