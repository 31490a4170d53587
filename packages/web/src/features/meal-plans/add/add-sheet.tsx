/** Adds a recipe or a note to a day. On a phone a sheet, out of which a recipe can be dragged to any day. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useCallback, useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { defaultMeal } from '@saltbush/domain/meal-plans/menu';
import { formatShortDay, type PlainDate } from '@saltbush/domain/meal-plans/week';
import { Sheet } from '../../../ui/dialog/sheet';
import { usePlanActions } from '../plan/planner-context';
import { DialogCard, SheetCard } from '../recipe-picker/picker-card';
import { PickerList } from '../recipe-picker/picker-list';
import type { PickerRecipes } from '../recipe-picker/use-picker-recipes';
import classes from './add-sheet.module.css';
import { MealChoice } from './meal-choice';
import { NoteForm } from './note-form';

export interface AddSheetProps {
  /** Undefined while the sheet is closed. */
  date: PlainDate | undefined;
  picker: PickerRecipes;
  /** Names of meals that the household made up. */
  ownMeals: readonly string[];
  /** Hidden while a recipe is dragged out of it. */
  isAway: boolean;
  onClose: () => void;
}

export function AddSheet({ date, isAway, onClose, ...content }: AddSheetProps) {
  // While it closes, it says which day it was.
  const [last, setLast] = useState(date);
  if (date !== undefined && date !== last) setLast(date);
  return (
    <Sheet
      isOpen={date !== undefined}
      isTall
      isAway={isAway}
      onClose={onClose}
      title={last === undefined ? 'Add' : `Add to ${formatShortDay(last)}`}
    >
      {last !== undefined && <AddContent key={last} date={last} onClose={onClose} {...content} />}
    </Sheet>
  );
}

type AddContentProps = Omit<AddSheetProps, 'date' | 'isAway'> & { date: PlainDate };

function AddContent({ date, picker, ownMeals, onClose }: AddContentProps) {
  const { addRecipe, addNote } = usePlanActions();
  const [meal, setMeal] = useState<string>(defaultMeal);
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const handleChoose = useCallback(
    (card: RecipeCard) => {
      addRecipe(card, { date, meal });
      onClose();
    },
    [addRecipe, date, meal, onClose],
  );
  const handleNote = (note: string) => {
    addNote(note, { date, meal });
    onClose();
  };
  return (
    <div className={classes.content}>
      <div className={classes.top}>
        {isPhone && <p className={classes.hint}>Tap to add, or hold and drag to any day</p>}
        <MealChoice meal={meal} ownMeals={ownMeals} onChange={setMeal} />
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

const commonNotes = ['Eating out', 'Takeaway'];

function Notes({ onAdd }: { onAdd: (note: string) => void }) {
  const [isTyping, setTyping] = useState(false);
  if (isTyping) {
    return (
      <div className={classes.typed}>
        <NoteForm submitLabel="Add the note" onSubmit={onAdd} />
      </div>
    );
  }
  return (
    <div className={classes.notes}>
      <span className={classes.label}>Note</span>
      {commonNotes.map((note) => (
        <Button key={note} variant="default" className={classes.note} onClick={() => onAdd(note)}>
          {note}
        </Button>
      ))}
      <Button
        variant="default"
        className={classes.note}
        aria-label="Other note"
        leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
        onClick={() => setTyping(true)}
      >
        Other
      </Button>
    </div>
  );
}
