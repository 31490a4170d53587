/** The seven days and the recipe picker in one drag context. */
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { Place } from '@saltbush/domain/meal-plans/menu';
import { daysOfWeek } from '@saltbush/domain/meal-plans/week';
import type { DayOfWeek, PlainDate } from '@saltbush/domain/meal-plans/week';
import { useDrag } from '../drag/use-drag';
import { RecipeThumb } from '../recipe-thumb';
import { RecipePicker } from '../recipe-picker/recipe-picker';
import type { PickerRecipes } from '../recipe-picker/use-picker-recipes';
import type { PlanScope } from '../../view-mode';
import { usePlanner } from '../use-planner';
import type { WeekPlan } from '../use-week-plan';
import { DayRow } from './day-row';
import { draggablesOf } from './draggables';
import { PlanDialogs } from './plan-dialogs';
import classes from './week-grid.module.css';

export interface WeekGridProps {
  scope: PlanScope;
  plan: WeekPlan;
  picker: PickerRecipes;
  today: PlainDate;
}

export function WeekGrid({ scope, plan, picker, today }: WeekGridProps) {
  const { menu, cards } = plan;
  const planner = usePlanner(scope, plan);
  const [addingTo, setAddingTo] = useState<DayOfWeek>();
  const { cardOf, nameOf } = draggablesOf(plan, picker.recipes);
  const onDrop = (dropped: string, place: Place) => planner.drop(dropped, cardOf(dropped), place);
  const { activeId, over, context } = useDrag({ menu, nameOf, onDrop });

  return (
    <DndContext {...context}>
      <div className={classes.grid}>
        <div className={classes.week}>
          {daysOfWeek(menu.startDate).map((day) => (
            <DayRow
              key={day.weekday}
              day={day}
              isToday={day.date === today}
              entries={menu.days[day.weekday]}
              cards={cards}
              dropIndex={over?.day === day.weekday ? over.index : undefined}
              activeId={activeId}
              actions={planner}
              onAdd={setAddingTo}
            />
          ))}
        </div>
        <RecipePicker picker={picker} onAdd={planner.addRecipe} />
      </div>
      <DragOverlay dropAnimation={null}>
        {activeId !== undefined && <Dragged card={cardOf(activeId)} name={nameOf(activeId)} />}
      </DragOverlay>
      <VisuallyHidden aria-live="polite">{planner.announcement}</VisuallyHidden>
      <PlanDialogs
        scope={scope}
        planner={planner}
        addingTo={addingTo}
        onCloseAdding={() => setAddingTo(undefined)}
      />
    </DndContext>
  );
}

/** What follows the pointer. */
function Dragged({ card, name }: { card: RecipeCard | undefined; name: string }) {
  return (
    <div className={classes.dragged}>
      <RecipeThumb card={card} />
      {name}
    </div>
  );
}
