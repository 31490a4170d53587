/** The forms of the dialog that changes an entry. */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { mostPeopleFor, peopleOf, quantityFor } from '@saltbush/domain/meal-plans/cooking-quantity';
import type { MenuEntry } from '@saltbush/domain/meal-plans/menu';
import { NumberStepper } from '../../../ui/fields/number-stepper';
import { usePlanActions, type EntryDialog } from '../plan/planner-context';
import { MealForm } from './meal-form';
import { NoteForm } from './note-form';

export interface EntryFormProps extends EntryDialog {
  card: RecipeCard | undefined;
  onClose: () => void;
}

export function EntryForm({ kind, entry, card, onClose }: EntryFormProps) {
  const { setMeal, setNote } = usePlanActions();
  const andClose = (change: (entry: MenuEntry, text: string) => void) => (text: string) => {
    change(entry, text);
    onClose();
  };
  if (kind === 'note') {
    return (
      <NoteForm
        initial={entry.note ?? ''}
        submitLabel="Save the note"
        onSubmit={andClose(setNote)}
      />
    );
  }
  if (kind === 'meal') return <MealForm submitLabel="Save" onSubmit={andClose(setMeal)} />;
  return card ? <PeopleForm entry={entry} serves={card.serves} onClose={onClose} /> : null;
}

interface PeopleFormProps {
  entry: MenuEntry;
  serves: number;
  onClose: () => void;
}

function PeopleForm({ entry, serves, onClose }: PeopleFormProps) {
  const { setQuantity } = usePlanActions();
  const [people, setPeople] = useState(peopleOf(entry.quantity, serves));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setQuantity(entry, quantityFor(people, serves));
        onClose();
      }}
    >
      <NumberStepper
        label="Cook for"
        noun="people"
        value={people}
        min={1}
        max={mostPeopleFor(serves)}
        onChange={setPeople}
      />
      <Group justify="flex-end" mt="md">
        <Button type="submit">Save</Button>
      </Group>
    </form>
  );
}
