/** What the sheet of a day has: recipes, the meal, and notes. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useCallback, useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { defaultMeal, meals } from '@saltbush/domain/plan/meal-plans/menu';
import { ownMealNames } from '@saltbush/domain/plan/meal-plans/planned-days';
import { usePlanActions, type AddingTo } from '../plan/planner-context';
import { DialogCard, SheetCard } from '../recipe-picker/picker-card';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';
import { commonNotes, shownNote } from '@saltbush/domain/plan/meal-plans/stored-notes';
import type { PickerRecipes } from '../recipe-picker/use-picker-recipes';
import { PickerList } from '../recipe-picker/picker-list';
import classes from './add-content.module.css';
import { MealChoice } from './meal-choice';
import { NoteForm } from './note-form';

export interface AddContentProps {
  to: AddingTo;
  /** It is to have no day, or that of `to` after all. */
  onUndated: (isUndated: boolean) => void;
  picker: PickerRecipes;
  /** Of the plan, for the names of meals that the household made up. */
  rows: RowMap | undefined;
  onClose: () => void;
}

export function AddContent({ to, onUndated, picker, rows, onClose }: AddContentProps) {
  const { addRecipe, addNote } = usePlanActions();
  const [meal, setMeal] = useState<string>(defaultMeal);
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const handleChoose = useCallback(
    (card: RecipeCard) => {
      addRecipe(card, { ...to, meal });
      onClose();
    },
    [addRecipe, to, meal, onClose],
  );
  const handleNote = (note: string) => {
    addNote(note, { ...to, meal });
    onClose();
  };
  return (
    <div className={classes.content}>
      <div className={classes.top}>
        {isPhone && <p className={classes.hint}>{t`Tap to add, or hold and drag to any day`}</p>}
        <NoDayButton to={to} onUndated={onUndated} />
        <div className={classes.meal}>
          <MealChoice
            meal={meal}
            ownMeals={rows ? ownMealNames(rows, meals) : []}
            onChange={setMeal}
          />
        </div>
      </div>
      <div className={classes.recipes}>
        <PickerList
          picker={picker}
          Card={isPhone ? SheetCard : DialogCard}
          onChoose={handleChoose}
          onAddNote={handleNote}
        />
      </div>
      <Notes onAdd={handleNote} />
    </div>
  );
}

const NoDayButton = ({ to, onUndated }: Pick<AddContentProps, 'to' | 'onUndated'>) => (
  <Button
    variant={to.isUndated ? 'light' : 'default'}
    className={classes.note}
    aria-pressed={to.isUndated === true}
    onClick={() => onUndated(!to.isUndated)}
  >
    <Trans>No day yet</Trans>
  </Button>
);

function Notes({ onAdd }: { onAdd: (note: string) => void }) {
  const [isTyping, setTyping] = useState(false);
  if (isTyping) {
    return (
      <div className={classes.typed}>
        <NoteForm submitLabel={t`Add the note`} onSubmit={onAdd} />
      </div>
    );
  }
  return (
    <div className={classes.notes}>
      <span className={classes.label}>
        <Trans>Note</Trans>
      </span>
      {commonNotes.map((note) => (
        <Button key={note} variant="default" className={classes.note} onClick={() => onAdd(note)}>
          {shownNote(note)}
        </Button>
      ))}
      <Button
        variant="default"
        className={classes.note}
        aria-label={t`Other note`}
        leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
        onClick={() => setTyping(true)}
      >
        <Trans>Other</Trans>
      </Button>
    </div>
  );
}
