/** Adds items: typed one by one, pasted many at once, or by voice. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import { useMemo, useRef, useState } from 'react';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { useListContext } from '../list-context';
import classes from './add-field.module.css';
import { useAddHelp } from './add-help.lazy';
import { useCombobox } from './use-combobox';
import { usePaste } from './use-paste';
import { useSpeech, type Speech } from './use-speech';

export function AddField({ onAddRecipe }: { onAddRecipe: () => void }) {
  const { input, text, setText, combobox, choose, submit, ...field } = useAddField();
  const { SuggestionList, suggestions } = field;
  return (
    <div className={classes.add}>
      <div className={classes.field}>
        <IconPlus className={classes.plus} size={20} stroke={2} aria-hidden />
        <input
          ref={input}
          className={classes.input}
          {...inputProps}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={field.handlePaste}
          {...combobox.inputProps}
        />
        {text === '' && <FieldButtons speech={field.speech} onAddRecipe={onAddRecipe} />}
      </div>
      {text !== '' && (
        // The field keeps the focus, and the phone its keyboard.
        <Button onPointerDown={(event) => event.preventDefault()} onClick={submit}>
          <Trans>Add</Trans>
        </Button>
      )}
      {SuggestionList && combobox.isOpen && (
        <SuggestionList
          id={combobox.listId}
          suggestions={suggestions}
          active={combobox.active}
          optionId={combobox.optionId}
          onChoose={choose}
        />
      )}
    </div>
  );
}

const inputProps = {
  'aria-label': t`Add an item`,
  placeholder: t`Add an item`,
  enterKeyHint: 'done',
  autoComplete: 'off',
  maxLength: rowLimits.text,
  'data-add-item': true,
} as const;

function useAddField() {
  const { actions, list, view } = useListContext();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const help = useAddHelp(text);
  const suggestions = useMemo(
    () => help?.suggestionsFor(text, list, view) ?? [],
    [help, text, list, view],
  );
  const add = (texts: readonly string[]) => {
    actions.addItems(texts);
    setText('');
    input.current?.focus();
  };
  const choose = (index: number) => add([suggestions[index]!.text]);
  const submit = () => add(text.trim() === '' ? [] : [text.trim()]);
  const combobox = useCombobox({ count: suggestions.length, onChoose: choose, onSubmit: submit });
  const speech = useSpeech(add);
  const change = (next: string) => {
    setText(next);
    combobox.reset();
  };
  const handlePaste = usePaste(add, change);
  return {
    input,
    text,
    setText: change,
    SuggestionList: help?.SuggestionList,
    suggestions,
    combobox,
    choose,
    submit,
    speech,
    handlePaste,
  };
}

interface FieldButtonsProps {
  speech: Speech | undefined;
  onAddRecipe: () => void;
}

function FieldButtons({ speech, onAddRecipe }: FieldButtonsProps) {
  return (
    <>
      {speech && (
        <ActionIcon
          aria-label={t`Add by voice`}
          aria-pressed={speech.isListening}
          onClick={speech.toggle}
        >
          <IconMicrophone size={20} stroke={1.75} />
        </ActionIcon>
      )}
      <ActionIcon aria-label={t`Add a recipe`} onClick={onAddRecipe}>
        <IconToolsKitchen2 size={20} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
