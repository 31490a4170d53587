/** A text field that saves when it is left, or on Enter. */
import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

export interface SavedFieldProps {
  label: string;
  /** Text by default. */
  type?: 'time';
  description?: string;
  /** As stored; absent: not set. */
  value: string | undefined;
  placeholder?: string;
  maxLength: number;
  /** Null: the field was emptied. */
  onSave: (value: string | null) => void;
  leftSection?: ReactNode;
}

export function SavedField({ label, value = '', onSave, ...field }: SavedFieldProps) {
  const [text, setText] = useState(value);
  const [stored, setStored] = useState(value);
  if (stored !== value) {
    // Someone else has changed it, or an undo.
    setStored(value);
    setText(value);
  }
  const save = () => {
    const next = text.trim();
    if (next !== value) onSave(next === '' ? null : next);
  };
  return (
    <TextInput
      label={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
      {...field}
    />
  );
}
