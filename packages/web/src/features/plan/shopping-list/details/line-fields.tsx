/** Amount and name of a line, as typed. */
import { t } from '@lingui/core/macro';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { useLineActions } from '../actions/use-line-actions';
import classes from './line-fields.module.css';
import { SavedField } from '../../../../ui/fields/saved-field';

export function LineFields({ line }: { line: ListLine }) {
  const lines = useLineActions();
  const { override = {}, computed } = line;
  return (
    <div className={classes.pair}>
      <SavedField
        label={t`Amount`}
        value={override.amount}
        placeholder={computed.text}
        maxLength={rowLimits.text}
        onSave={(amount) => lines.changeLine(line, { amount })}
      />
      <SavedField
        label={t`Name`}
        value={override.name}
        placeholder={computed.name}
        maxLength={rowLimits.text}
        onSave={(name) => lines.changeLine(line, { name })}
      />
    </div>
  );
}
