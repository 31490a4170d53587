/**
 * One line of the recipe as text: it looks like what is saved, and is typed over where it stands. Enter begins the
 * next line, Backspace removes a blank one, the arrows go to the neighbours.
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, UnstyledButton } from '@mantine/core';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, use, useRef } from 'react';
import type { CharacterCount } from '../../../../ui/fields/character-count';
import { handleMarkedPaste, handleMarkKey, markedTextOf } from '../format/format-field';
import classes from './line-field.module.css';
import { SeeSource } from './see-source';
import { lineId, type useEditedRows } from './use-edited-rows';

export interface LineFieldProps {
  list: 'ingredients' | 'steps';
  rowKey: string;
  look: 'ingredient' | 'step' | 'heading';
  label: string;
  text: string;
  /** Where the amount begins and ends in the text. */
  marked?: readonly [number, number] | undefined;
  count: CharacterCount;
  error: string | undefined;
  placeholder?: string | undefined;
  /** The only line of its list, as high as what is pasted there. */
  isLarge?: boolean;
  /** Reached by the Tab key: one line of a list is, the arrows go to the others. */
  isStop: boolean;
  doubt?: ShownDoubt | undefined;
  actions: LineActions;
}

export interface ShownDoubt {
  number: number;
  reason: string;
}

export interface LineActions extends Pick<
  ReturnType<typeof useEditedRows>,
  'setText' | 'breakAt' | 'leave' | 'remove'
> {
  /** A doubtful line is right as it was read. */
  confirm?: (key: string) => void;
  /** Returns whether it made lines of the text. */
  paste?: (key: string, text: string) => boolean;
}

export function LineField(props: LineFieldProps) {
  const { list, rowKey, look, label, text, count, isLarge, isStop, doubt, actions } = props;
  const { placeholder } = props;
  const id = lineId(list, rowKey);
  const error = count.error ?? props.error;
  return (
    <div
      className={classes.line}
      data-look={look}
      data-large={isLarge || undefined}
      data-doubtful={doubt && ''}
    >
      <Behind text={text || (placeholder ?? '')} marked={props.marked} />
      <textarea
        id={id}
        rows={1}
        data-line
        className={classes.text}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : doubt && `${id}-doubt`}
        tabIndex={isStop ? 0 : -1}
        autoComplete="off"
        enterKeyHint="next"
        placeholder={placeholder}
        value={text}
        {...useTyping(props)}
      />
      {doubt && <Doubt id={id} doubt={doubt} onConfirm={() => actions.confirm?.(rowKey)} />}
      {count.hint && <p className={classes.left}>{count.hint}</p>}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface DoubtProps {
  /** Of the line. */
  id: string;
  doubt: ShownDoubt;
  onConfirm: () => void;
}

function Doubt({ id, doubt: { number, reason }, onConfirm }: DoubtProps) {
  return (
    <div className={classes.doubt}>
      <LineNumber id={id} number={number} />
      <p id={`${id}-doubt`}>{reason}</p>
      <Button id={`${id}-confirm`} data-confirm variant="default" px="md" onClick={onConfirm}>
        <Trans>Looks right</Trans>
      </Button>
    </div>
  );
}

/** Beside a source that has the same number, it leads there. */
function LineNumber({ id, number }: { id: string; number: number }) {
  const seeSource = use(SeeSource);
  if (!seeSource) return <span className={classes.number}>{number}</span>;
  return (
    <UnstyledButton
      className={classes.number}
      aria-label={t`${number}: see it in the photo`}
      onClick={() => seeSource(id)}
    >
      {number}
    </UnstyledButton>
  );
}

function useTyping({ rowKey, look, actions }: LineFieldProps) {
  const isTyped = useRef(false);
  return {
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
      isTyped.current = true;
      const { value } = event.target;
      // Some keyboards of phones write a line break without pressing Enter.
      const end = look === 'step' ? -1 : value.indexOf('\n');
      if (end < 0) actions.setText(rowKey, value);
      else actions.breakAt(rowKey, value.slice(0, end), value.slice(end + 1));
    },
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (look === 'step') handleMarkKey(event);
      handleKey(event, look, rowKey, actions);
    },
    onBlur: () => {
      if (isTyped.current) actions.leave(rowKey);
      isTyped.current = false;
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const marked = look === 'step' ? markedTextOf(event.clipboardData) : undefined;
      const text = marked ?? event.clipboardData.getData('text');
      if (actions.paste?.(rowKey, text)) event.preventDefault();
      else if (marked !== undefined) handleMarkedPaste(event);
    },
  };
}

/** The same text behind the field, invisible: it gives the field its height, and the amount its colour. */
function Behind({ text, marked = [0, 0] }: Pick<LineFieldProps, 'text' | 'marked'>) {
  const [start, end] = marked;
  return (
    <div className={classes.behind} aria-hidden>
      {text.slice(0, start)}
      {end > start && <mark>{text.slice(start, end)}</mark>}
      {/* The space gives the line that a last line break begins its height. */}
      {`${text.slice(end)} `}
    </div>
  );
}

function handleKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  look: LineFieldProps['look'],
  key: string,
  actions: LineActions,
): void {
  // Keys of an input method (Chinese, Japanese) are its own.
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  // A line break inside the step.
  const isBreak = look === 'step' && event.shiftKey;
  if (event.key === 'Enter' && !isBreak) {
    event.preventDefault();
    actions.breakAt(key, value.slice(0, selectionStart), value.slice(selectionEnd));
  }
  if (event.key === 'Backspace' && value === '') {
    event.preventDefault();
    actions.remove(key, 'previous');
  }
  if (event.shiftKey) return;
  const isOneLine = isOneLineHigh(event.currentTarget);
  if (event.key === 'ArrowUp' && (isOneLine || selectionEnd === 0)) goTo(event, -1);
  if (event.key === 'ArrowDown' && (isOneLine || selectionStart === value.length)) goTo(event, 1);
}

const isOneLineHigh = (field: HTMLElement): boolean =>
  field.clientHeight < 2.5 * Number.parseFloat(getComputedStyle(field).lineHeight);

/** To the line above or below, if there is one. */
function goTo(event: KeyboardEvent<HTMLTextAreaElement>, step: -1 | 1): void {
  const lines = event.currentTarget
    .closest('ol')
    ?.querySelectorAll<HTMLTextAreaElement>('[data-line]');
  const all = [...(lines ?? [])];
  const next = all[all.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  const caret = step === 1 ? next.value.length : 0;
  next.setSelectionRange(caret, caret);
}
