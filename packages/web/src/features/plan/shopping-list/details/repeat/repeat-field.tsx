/** How often an item comes back: as people say it, or the usual ones to choose from. */
import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { LineItem } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import {
  repeatInWords,
  repeatOfWords,
} from '@saltbush/domain/plan/shopping-list/repeats/repeat-words';
import type { ItemChange } from '../../actions/line-actions';

export interface RepeatFieldProps {
  item: LineItem;
  onSave: (repeat: ItemChange) => void;
}

export function RepeatField({ item, onSave }: RepeatFieldProps) {
  const stored = repeatInWords(item);
  const [text, setText] = useState(stored);
  const [shown, setShown] = useState(stored);
  const [isUnclear, setUnclear] = useState(false);
  const listId = useId();
  if (shown !== stored) {
    // Someone else has changed it, or an undo.
    setShown(stored);
    setText(stored);
  }
  const save = () => {
    const words = text.trim() === '' ? 'never' : text;
    const repeat = repeatOfWords(words);
    setUnclear(repeat === undefined);
    if (!repeat) return;
    if (words.trim() === stored) return;
    onSave(repeat);
    // The same in other words is shown in ours.
    setText(stored);
  };
  return (
    <>
      <TextInput
        label={t`Comes back`}
        description={t`Like “every 10 days”, “on Saturdays” or “2 days after ticked”.`}
        error={isUnclear && t`Please write it like “every week”, or “never”.`}
        value={text}
        list={listId}
        maxLength={60}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      <datalist id={listId}>
        {usual.map((words) => (
          <option key={words}>{words}</option>
        ))}
      </datalist>
    </>
  );
}

const usual = ['never', 'every week', 'every 2 weeks', 'every 4 weeks', 'every 10 days'];
