/** Adds items to a list beside the plan's: typed one by one, or pasted many at once. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef, useState, type SyntheticEvent } from 'react';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import classes from '../add/add-field.module.css';
import { usePaste } from '../add/use-paste';

export function AddToNamedList({ onAdd }: { onAdd: (texts: readonly string[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const add = (texts: readonly string[]) => {
    onAdd(texts);
    setText('');
    input.current?.focus();
  };
  const handlePaste = usePaste(add, setText);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add([text.trim()]);
  };
  return (
    <form className={classes.add} onSubmit={handleSubmit}>
      <div className={classes.field}>
        <IconPlus className={classes.plus} size={20} stroke={2} aria-hidden />
        <input
          ref={input}
          className={classes.input}
          aria-label={t`Add an item`}
          placeholder={t`Add an item`}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={rowLimits.text}
          data-add-item
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={handlePaste}
        />
      </div>
      {text !== '' && (
        // The field keeps the focus, and the phone its keyboard.
        <Button type="submit" onPointerDown={(event) => event.preventDefault()}>
          <Trans>Add</Trans>
        </Button>
      )}
    </form>
  );
}
