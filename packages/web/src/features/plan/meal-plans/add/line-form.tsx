/** A form with one line of text, which must not be blank. */
import { t } from '@lingui/core/macro';
import { Button, Group, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

export interface LineFormProps {
  label: string;
  placeholder: string;
  maxLength: number;
  initial?: string;
  submitLabel: string;
  onSubmit: (text: string) => void;
}

export function LineForm(props: LineFormProps) {
  const { label, placeholder, maxLength, initial = '', submitLabel, onSubmit } = props;
  const [line, setLine] = useState(initial);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // In a sheet that is open already, it takes the place of the button that had the focus.
  useEffect(() => field.current?.focus(), []);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = line.replace(/\s+/g, ' ').trim();
    if (text === '') setError(t`Please write something`);
    else onSubmit(text);
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextInput
        label={label}
        placeholder={placeholder}
        ref={field}
        data-autofocus
        maxLength={maxLength}
        value={line}
        error={error}
        onChange={(event) => {
          setLine(event.target.value);
          setError(undefined);
        }}
      />
      <Group justify="flex-end" mt="sm">
        <Button type="submit">{submitLabel}</Button>
      </Group>
    </form>
  );
}
