/** The seven days and the shelf, joined by what can be dragged between them. */
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { entriesOf } from '@saltbush/domain/meal-plans/menu';
import type { Place } from '@saltbush/domain/meal-plans/menu';
import { daysOfWeek } from '@saltbush/domain/meal-plans/week';
import type { DayOfWeek, PlainDate } from '@saltbush/domain/meal-plans/week';
import { Dialog } from '../../../ui/dialog';
import { AddToDayDialog } from '../add/add-to-day-dialog';
import { NoteForm } from '../add/note-form';
import { partOf } from '../drag/drop-place';
import { useDrag } from '../drag/use-drag';
import type { MenuKeeper, MenuState } from '../keeping/menu-keeper';
import { RecipeThumb } from '../recipe-thumb';
import { RecipeShelf } from '../shelf/recipe-shelf';
import type { ShelfRecipes } from '../shelf/use-shelf-recipes';
import { usePlanner } from '../use-planner';
import { DayRow } from './day-row';
import { nameOfEntry } from './entry-actions';
import classes from './menu-board.module.css';

export interface MenuBoardProps {
  keeper: MenuKeeper;
  state: MenuState;
  shelf: ShelfRecipes;
  today: PlainDate;
}

export function MenuBoard({ keeper, state: { menu, cards }, shelf, today }: MenuBoardProps) {
  const planner = usePlanner(keeper);
  const [addingTo, setAddingTo] = useState<DayOfWeek>();

  const cardOf = (activeId: string) => {
    const recipe = partOf(activeId, 'recipe');
    if (recipe !== undefined) return shelf.recipes.find((card) => card._id === recipe);
    return cards.get(entryOf(activeId)?.recipeId ?? '');
  };
  const entryOf = (activeId: string) =>
    entriesOf(menu).find((entry) => entry.id === partOf(activeId, 'entry'));
  const nameOf = (activeId: string) => {
    const entry = entryOf(activeId);
    return entry ? nameOfEntry(entry, cardOf(activeId)) : (cardOf(activeId)?.title ?? '');
  };
  const handleDrop = (activeId: string, place: Place) => {
    const entry = partOf(activeId, 'entry');
    const card = cardOf(activeId);
    if (entry !== undefined) planner.place(entry, place);
    else if (card) planner.placeRecipe(card, place);
  };
  const drag = useDrag({ menu, nameOf, onDrop: handleDrop });

  return (
    <DndContext {...drag.context}>
      <div className={classes.board}>
        <div className={classes.week}>
          {daysOfWeek(menu.startDate).map((day) => (
            <DayRow
              key={day.weekday}
              day={day}
              isToday={day.date === today}
              entries={menu.days[day.weekday]}
              cards={cards}
              dropIndex={drag.over?.day === day.weekday ? drag.over.index : undefined}
              activeId={drag.activeId}
              actions={planner}
              onAdd={setAddingTo}
            />
          ))}
        </div>
        <RecipeShelf shelf={shelf} onAdd={planner.addRecipe} />
      </div>
      <DragOverlay dropAnimation={null}>
        {drag.activeId !== undefined && (
          <div className={classes.dragged}>
            <RecipeThumb card={cardOf(drag.activeId)} />
            {nameOf(drag.activeId)}
          </div>
        )}
      </DragOverlay>
      <VisuallyHidden aria-live="polite">{planner.said}</VisuallyHidden>
      <AddToDayDialog
        dayName={addingTo?.name}
        onAddRecipe={(card) => {
          if (addingTo) planner.addRecipe(card, addingTo.weekday);
          setAddingTo(undefined);
        }}
        onAddNote={(note) => {
          if (addingTo) planner.addNote(note, addingTo.weekday);
          setAddingTo(undefined);
        }}
        onClose={() => setAddingTo(undefined)}
      />
      <Dialog
        isOpen={planner.editedNote !== undefined}
        onClose={planner.closeNote}
        title="Change the note"
        size="question"
      >
        {planner.editedNote && (
          <NoteForm
            initial={planner.editedNote.note ?? ''}
            submitLabel="Save the note"
            onSubmit={(note) => planner.changeNote(planner.editedNote!, note)}
          />
        )}
      </Dialog>
    </DndContext>
  );
}
