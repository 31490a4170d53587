/** A free note for a day: "eating out", "leftovers", "Nan cooks". */
import { Button, Group, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { mealPlanLimits } from '@saltbush/contract/meal-plans';

export interface NoteFormProps {
  initial?: string;
  submitLabel: string;
  onSubmit: (note: string) => void;
}

export function NoteForm({ initial = '', submitLabel, onSubmit }: NoteFormProps) {
  const [note, setNote] = useState(initial);
  const [error, setError] = useState<string>();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = note.replace(/\s+/g, ' ').trim();
    if (text === '') setError('Please write something');
    else onSubmit(text);
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextInput
        label="Note"
        placeholder="Eating out, leftovers…"
        data-autofocus
        maxLength={mealPlanLimits.note}
        value={note}
        error={error}
        onChange={(event) => {
          setNote(event.target.value);
          setError(undefined);
        }}
      />
      <Group justify="flex-end" mt="md">
        <Button type="submit">{submitLabel}</Button>
      </Group>
    </form>
  );
}
