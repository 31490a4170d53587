/** The forms of the dialog that changes an entry. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import {
  mostPeopleFor,
  peopleOf,
  quantityFor,
} from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { quantityLater } from '@saltbush/domain/plan/meal-plans/leftovers';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { shownNote } from '@saltbush/domain/plan/meal-plans/stored-notes';
import { NumberStepper } from '../../../../ui/fields/number-stepper';
import { CookedForm } from '../../../recipe/cook-log';
import { fewestPeople } from '../days/people-stepper';
import { usePlanActions } from '../plan/planner-context';
import type { EntryFormProps } from './entry-form-props';
import { LeftoversForm } from './leftovers-form';
import { MealForm } from './meal-form';
import { NoteForm } from './note-form';
import { RemovalChoice } from './removal-choice';

export function EntryForm(props: EntryFormProps) {
  const { dialog, plan, onClose } = props;
  const { kind, entry } = dialog;
  const { setMeal, setNote } = usePlanActions();
  const card = plan.cards.get(entry.recipeId ?? '');
  const andClose = (change: (entry: MenuEntry, text: string) => void) => (text: string) => {
    change(entry, text);
    onClose();
  };
  switch (kind) {
    case 'note': {
      const initial = shownNote(entry.note ?? '');
      return (
        <NoteForm
          initial={initial}
          submitLabel={t`Save the note`}
          onSubmit={(note) => (note === initial ? onClose() : andClose(setNote)(note))}
        />
      );
    }
    case 'meal':
      return <MealForm submitLabel={t`Save`} onSubmit={andClose(setMeal)} />;
    case 'leftovers':
      return card ? <LeftoversForm {...props} card={card} /> : null;
    case 'cooked':
      return card ? <CookedForm {...props} recipe={card} date={dialog.date} /> : null;
    case 'removal':
      return <RemovalChoice {...props} />;
    case 'people': {
      const later = quantityLater(entry.id, plan.leftovers);
      const isLeftovers = plan.leftovers.cookedAt.has(entry.id);
      const label = peopleLabel(isLeftovers, card?.isServesUnknown);
      const form = { entry, later, label, onClose };
      return card ? <PeopleForm {...form} serves={countedServes(card)} /> : null;
    }
  }
}

function peopleLabel(isLeftovers: boolean, isServesUnknown = false): string {
  if (isServesUnknown) return isLeftovers ? t`Leftovers, times the recipe` : t`Times the recipe`;
  return isLeftovers ? t`Leftovers for` : t`Cook for`;
}

interface PeopleFormProps {
  entry: MenuEntry;
  /** What is cooked as well, for leftovers. */
  later: number;
  serves: number;
  label: string;
  onClose: () => void;
}

function PeopleForm({ entry, later, serves, label, onClose }: PeopleFormProps) {
  const { setQuantity } = usePlanActions();
  const [people, setPeople] = useState(peopleOf(entry.quantity + later, serves));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setQuantity(entry, quantityFor(people, serves) - later);
        onClose();
      }}
    >
      <NumberStepper
        label={label}
        fewer={t`Fewer people`}
        more={t`More people`}
        value={people}
        min={fewestPeople(later, serves)}
        max={mostPeopleFor(serves)}
        onChange={setPeople}
      />
      <Group justify="flex-end" mt="md">
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
      </Group>
    </form>
  );
}
