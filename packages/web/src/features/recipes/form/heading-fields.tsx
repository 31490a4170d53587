/** A heading among the rows: it holds until the next one; a blank one ends a section. */
import { CloseButton } from '@mantine/core';
import { memo } from 'react';
import { recipeLimits } from '@saltbush/contract/recipes';
import { roomLeft } from '../../../ui/room-left';
import type { HeadingRow } from './form-values';
import classes from './row-fields.module.css';
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
  error: said,
  actions,
}: HeadingFieldsProps) {
  const id = `${list}.${row.key}.heading`;
  const room = roomLeft(row.heading, recipeLimits.section);
  const message = room.error ?? said;
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
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            actions.addBelow(row.key);
          }
          if (event.key === 'Backspace' && row.heading === '') {
            event.preventDefault();
            actions.remove(row.key, 'previous');
          }
        }}
      />
      <CloseButton
        iconSize={18}
        aria-label={`Remove heading ${row.heading}`.trim()}
        onClick={() => actions.remove(row.key)}
      />
      {room.hint && <p className={classes.left}>{room.hint}</p>}
      {message && (
        <p id={`${id}-error`} className={classes.error}>
          {message}
        </p>
      )}
    </div>
  );
});
