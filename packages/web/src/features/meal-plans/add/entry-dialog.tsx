/** Changes what a menu can't: the text of a note, the name of a meal, a number of people. */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { mostPeopleFor, peopleOf, quantityFor } from '@saltbush/domain/meal-plans/cooking-quantity';
import type { MenuEntry } from '@saltbush/domain/meal-plans/menu';
import { Dialog } from '../../../ui/dialog/dialog';
import { NumberStepper } from '../../../ui/fields/number-stepper';
import { usePlanActions, type EntryDialog } from '../plan/planner-context';
import { MealForm } from './meal-form';
import { NoteForm } from './note-form';

const titles = { note: 'Change the note', meal: 'Another meal', people: 'How many people' };

export interface EntryDialogsProps {
  dialog: EntryDialog | undefined;
  cards: ReadonlyMap<string, RecipeCard>;
  onClose: () => void;
}

export function EntryDialogs({ dialog, cards, onClose }: EntryDialogsProps) {
  const [last, setLast] = useState(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  return (
    <Dialog
      isOpen={dialog !== undefined}
      onClose={onClose}
      title={titles[last?.kind ?? 'note']}
      size="question"
    >
      {last && <Content {...last} card={cards.get(last.entry.recipeId ?? '')} onClose={onClose} />}
    </Dialog>
  );
}

interface ContentProps extends EntryDialog {
  card: RecipeCard | undefined;
  onClose: () => void;
}

function Content({ kind, entry, card, onClose }: ContentProps) {
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
