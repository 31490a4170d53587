/** The week with its bar, the recipes, and everything that adds to it, in one drag context. */
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { meals } from '@saltbush/domain/meal-plans/menu';
import { addWeeks } from '@saltbush/domain/meal-plans/week';
import { ownMealNames } from '@saltbush/domain/sync/planned-days';
import { useStoredChoice } from '../../api/use-stored-choice';
import type { PlanScope, View } from '../view-mode';
import { AddSheet } from './add/add-sheet';
import { EntryDialogs } from './add/entry-dialog';
import { ListLink } from './bar/list-link';
import { PeriodMenu } from './bar/period-menu';
import { PlanBar } from './bar/plan-bar';
import { PlanStatus } from './bar/plan-status';
import { DayStrip } from './days/day-strip';
import { RecipeThumb } from './days/recipe-thumb';
import { WeekBody } from './days/week-body';
import { DayRows } from './drag/day-rows';
import { draggablesOf } from './drag/draggables';
import { partOf } from './drag/drop-place';
import { useDrag } from './drag/use-drag';
import { PlanActionsContext, type Target } from './plan/planner-context';
import { usePlanner, type Planner } from './plan/use-planner';
import type { WeekPlan } from './plan/use-week-plan';
import { useWeekActions } from './plan/use-week-actions';
import classes from './plan-screen.module.css';
import { RecipePanel } from './recipe-picker/recipe-panel';
import { plannedLately } from './recipe-picker/recipe-filters';
import { usePickerRecipes, type PickerRecipes } from './recipe-picker/use-picker-recipes';
import type { ShownWeek } from './week/use-week';

export interface PlanScreenProps {
  scope: PlanScope;
  pageView: View;
  plan: WeekPlan;
  shown: ShownWeek;
}

export function PlanScreen(props: PlanScreenProps) {
  const { scope, plan, shown } = props;
  const planner = usePlanner(scope, plan, shown.today);
  const rows = plan.view?.rows;
  const lately = useMemo(() => rows && plannedLately(rows, shown.today), [rows, shown.today]);
  const picker = usePickerRecipes(scope, lately);
  return (
    <PlanActionsContext value={planner.actions}>
      <DraggableWeek {...props} planner={planner} picker={picker} />
      <VisuallyHidden aria-live="polite">{planner.announcement}</VisuallyHidden>
      <EntryDialogs
        dialog={planner.entryDialog}
        cards={plan.cards}
        onClose={planner.closeEntryDialog}
      />
    </PlanActionsContext>
  );
}

interface DraggableWeekProps extends PlanScreenProps {
  planner: Planner;
  picker: PickerRecipes;
}

function DraggableWeek(props: DraggableWeekProps) {
  const { plan, shown, planner, picker } = props;
  const { menu, cards } = plan;
  const { entryOf, cardOf, nameOf } = draggablesOf(plan, picker.recipes);
  const onDrop = (activeId: string, target: Target) => {
    const entry = entryOf(activeId);
    const card = cardOf(activeId);
    if (entry) planner.actions.moveEntry(entry, target);
    else if (card) planner.actions.addRecipe(card, target);
    planner.closeAdd();
  };
  const drag = useDrag({ menu, today: shown.today, nameOf, onDrop });
  const { activeId } = drag;
  const isFromSheet = planner.addingTo !== undefined && activeId !== undefined;
  const stepWeek = useStepWeek(shown.week);
  const ownMeals = useMemo(
    () => ownMealNames(plan.view?.rows ?? new Map(), meals),
    [plan.view?.rows],
  );
  return (
    <DndContext {...drag.context}>
      <Frame {...props} drag={drag} />
      <AddSheet
        date={planner.addingTo}
        picker={picker}
        ownMeals={ownMeals}
        isAway={isFromSheet}
        onClose={planner.closeAdd}
      />
      {isFromSheet && partOf(activeId, 'recipe') !== undefined && (
        <DayRows
          menu={menu}
          cards={cards}
          today={shown.today}
          over={drag.over?.date}
          edge={drag.edge}
          onStepWeek={stepWeek}
        />
      )}
      <DragOverlay dropAnimation={null}>
        {activeId !== undefined && <Dragged card={cardOf(activeId)} name={nameOf(activeId)} />}
      </DragOverlay>
    </DndContext>
  );
}

function useStepWeek(week: string): (step: number) => void {
  const navigate = useNavigate();
  return (step) => {
    const search = (before: object) => ({ ...before, week: addWeeks(week, step) });
    void navigate({ to: '.', search, resetScroll: false });
  };
}

interface FrameProps extends DraggableWeekProps {
  drag: ReturnType<typeof useDrag>;
}

/** The bar, the week, and on a wide screen the recipes beside it. */
function Frame({ scope, pageView, plan, shown, planner, picker, drag }: FrameProps) {
  const isWide = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  const [panel, setPanel] = useStoredChoice(panelKey, ['open', 'closed']);
  const weekActions = useWeekActions({ plan, shown, actions: planner.actions });
  const { addToNextFree } = planner.actions;
  // The button of whatever plans the whole week; it stands in the bar and on an empty week.
  const primaryAction = null;
  return (
    <>
      <PlanBar
        shown={shown}
        period={<PeriodMenu shown={shown} view={pageView} actions={weekActions} />}
        undo={planner.undo}
        panel={
          isWide
            ? {
                isOpen: panel === 'open',
                onToggle: () => setPanel(panel === 'open' ? 'closed' : 'open'),
              }
            : undefined
        }
        list={<ListLink shown={shown} view={plan.view} />}
        primaryAction={primaryAction}
      >
        <PlanStatus scope={scope} />
        <DayStrip menu={plan.menu} today={shown.today} />
      </PlanBar>
      <div className={classes.sides} data-panel={(isWide && panel === 'open') || undefined}>
        <WeekBody
          plan={plan}
          shown={shown}
          scope={scope}
          drag={drag}
          isWide={isWide}
          hasRecipes={!picker.isEmpty}
          primaryAction={primaryAction}
          onCopyLastWeek={weekActions.onCopyLastWeek}
        />
        {isWide && panel === 'open' && (
          <RecipePanel
            picker={picker}
            onChoose={addToNextFree}
            onClose={() => setPanel('closed')}
          />
        )}
      </div>
    </>
  );
}

const panelKey = 'saltbush.recipe-panel';

/** What follows the pointer. */
function Dragged({ card, name }: { card: RecipeCard | undefined; name: string }) {
  return (
    <div className={classes.dragged}>
      <RecipeThumb card={card} />
      {name}
    </div>
  );
}
