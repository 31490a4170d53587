/** A heading row: it applies until the next one; a blank one ends a section. */
import { CloseButton } from '@mantine/core';
import { memo } from 'react';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { characterCount } from '../../../../ui/fields/character-count';
import type { HeadingRow } from '../form-values';
import classes from './row-fields.module.css';
import { handleRowKey } from './row-keys';
import { RowMessage } from './row-message';
import type { useEditedRows } from './use-edited-rows';

export interface HeadingFieldsProps {
  list: 'ingredients' | 'steps';
  row: HeadingRow;
  example: string;
  error: string | undefined;
  actions: Pick<ReturnType<typeof useEditedRows>, 'addBelow' | 'change' | 'remove'>;
}

export const HeadingFields = memo(function HeadingFields({
  list,
  row,
  example,
  error,
  actions,
}: HeadingFieldsProps) {
  const id = `${list}.${row.key}.heading`;
  const count = characterCount(row.heading, recipeLimits.section);
  const message = count.error ?? error;
  return (
    <div className={classes.heading}>
      <input
        id={id}
        className={classes.headingText}
        aria-label="Heading"
        placeholder={example}
        autoComplete="off"
        enterKeyHint="next"
        value={row.heading}
        aria-invalid={message !== undefined}
        aria-describedby={message === undefined ? undefined : `${id}-error`}
        onChange={(event) => actions.change(row.key, { heading: event.target.value })}
        onKeyDown={(event) =>
          handleRowKey(event, {
            isEmpty: row.heading === '',
            onNext: () => actions.addBelow(row.key),
            onRemove: () => actions.remove(row.key, 'previous'),
          })
        }
      />
      <CloseButton
        iconSize={18}
        aria-label={`Remove heading ${row.heading}`.trim()}
        onClick={() => actions.remove(row.key)}
      />
      <RowMessage id={`${id}-error`} hint={count.hint} error={message} />
    </div>
  );
});
