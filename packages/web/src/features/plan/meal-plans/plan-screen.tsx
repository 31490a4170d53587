/** The week with its bar, the recipes, and everything that adds to it, in one drag context. */
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { countPeople, type WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { entriesOf } from '@saltbush/domain/plan/meal-plans/menu';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { addWeeks } from '@saltbush/domain/plan/days/week';
import { useStoredChoice } from '../../../api/stored/use-stored-choice';
import { useWhoEats } from '../../device/eaters';
import { RoundBanner } from '../dish-round';
import { MagicMenuButton } from '../magic-menu';
import { useSyncStatus } from '../../device/sync';
import { TimeZoneNote } from '../../device/time-zones';
import type { PlanScope, View } from '../../device/view-mode';
import { JobsContext, SmallJobs, type JobsByDay } from '../small-jobs';
import { VotingContext } from '../votes';
import { AddSheet } from './add/add-sheet';
import { EntryDialogs } from './add/entry-dialog';
import { ListLink } from './bar/list-link';
import { PeriodMenu } from './bar/period-menu';
import { PlanBar, type PlanBarProps } from './bar/plan-bar';
import { PlanStatus } from './bar/plan-status';
import { DayStrip } from './days/day-strip';
import { RecipeThumb } from './days/recipe-thumb';
import { WeekBody } from './days/week-body';
import { DayRows } from './days/day-rows';
import { draggablesOf } from './drag/draggables';
import { useDrag, type Drag } from './drag/use-drag';
import { MonthDialog } from './month/month-dialog';
import { useMonthDialog } from './month/use-month-dialog';
import {
  PlanActionsContext,
  ShownWeekContext,
  usePlanActions,
  type Target,
} from './plan/planner-context';
import { usePlanner, type Planner } from './plan/use-planner';
import type { WeekPlan } from './plan/use-week-plan';
import { useWeekActions, type WeekActions } from './plan/use-week-actions';
import classes from './plan-screen.module.css';
import { RecipePanel } from './recipe-picker/recipe-panel';
import { plannedLately } from './recipe-picker/recipe-filters';
import { usePickerRecipes, type PickerRecipes } from './recipe-picker/use-picker-recipes';
import { ShareOffer } from './share/share-offer.lazy';
import { TemplatesDialog } from './templates/templates-dialog';
import { useTemplatesDialog } from './templates/use-templates-dialog';
import type { ShownWeek } from '../../device/view-mode';

export interface PlanScreenProps {
  scope: PlanScope;
  pageView: View;
  plan: WeekPlan;
  shown: ShownWeek;
}

export function PlanScreen(props: PlanScreenProps) {
  const { scope, plan, shown } = props;
  const whoEats = useWhoEats(scope);
  const planner = usePlanner({ scope, plan, whoEats, today: shown.today });
  const rows = plan.view?.rows;
  const lately = useMemo(() => rows && plannedLately(rows, shown.today), [rows, shown.today]);
  const picker = usePickerRecipes(scope, lately);
  const { week, today } = shown;
  const shownDays = useMemo(() => ({ week, today }), [week, today]);
  const [jobs, setJobs] = useState<JobsByDay>(() => new Map());
  const { addRecipe } = planner.actions;
  const voting = useMemo(
    () => ({ scope, plan, whoEats, addRecipe }),
    [scope, plan, whoEats, addRecipe],
  );
  return (
    <PlanActionsContext value={planner.actions}>
      <ShownWeekContext value={shownDays}>
        <VotingContext value={voting}>
          <JobsContext value={jobs}>
            <DraggableWeek {...props} whoEats={whoEats} planner={planner} picker={picker} />
          </JobsContext>
        </VotingContext>
        <SmallJobs shown={shown} view={plan.view} onFound={setJobs} />
        <VisuallyHidden aria-live="polite">{planner.announcement}</VisuallyHidden>
        <EntryDialogs
          scope={scope}
          dialog={planner.entryDialog}
          plan={plan}
          whoEats={whoEats}
          onClose={planner.closeEntryDialog}
        />
      </ShownWeekContext>
    </PlanActionsContext>
  );
}

interface DraggableWeekProps extends PlanScreenProps {
  whoEats: WhoEats | undefined;
  planner: Planner;
  picker: PickerRecipes;
}

function DraggableWeek(props: DraggableWeekProps) {
  const { plan, shown, planner, picker } = props;
  const { drag, cardOf, nameOf } = usePlanDrag(props);
  const { activeId } = drag;
  const isFromSheet = planner.addingTo !== undefined && activeId !== undefined;
  const showWeek = useShowWeek();
  return (
    <DndContext {...drag.context}>
      <Frame {...props} drag={drag} />
      <AddSheet
        to={planner.addingTo}
        picker={picker}
        rows={plan.view?.rows}
        isAway={isFromSheet}
        onClose={planner.closeAdd}
      />
      {isFromSheet && (
        <DayRows
          menu={plan.menu}
          cards={plan.cards}
          today={shown.today}
          over={dayOver(drag)}
          edge={drag.edge}
          onStepWeek={(step) => showWeek(addWeeks(shown.week, step))}
        />
      )}
      <DragOverlay dropAnimation={null}>
        {activeId !== undefined && <Dragged card={cardOf(activeId)} name={nameOf(activeId)} />}
      </DragOverlay>
    </DndContext>
  );
}

const dayOver = ({ over }: Pick<Drag, 'over'>) => (over?.isUndated ? undefined : over?.date);

/** Moves the entry, or adds the recipe of the picker, where it is dropped. */
function usePlanDrag({ plan, shown, planner, picker }: DraggableWeekProps) {
  const { entryOf, cardOf, nameOf } = draggablesOf(plan, picker.recipes);
  const onDrop = (activeId: string, target: Target) => {
    const entry = entryOf(activeId);
    const card = cardOf(activeId);
    if (entry) planner.actions.moveEntry(entry, target);
    else if (card) planner.actions.addRecipe(card, target);
    planner.closeAdd();
  };
  const drag = useDrag({ plan, today: shown.today, nameOf, onDrop });
  return { drag, cardOf, nameOf };
}

function useShowWeek(): (week: string) => void {
  const navigate = useNavigate();
  return (week) => {
    const search = (before: object) => ({ ...before, week });
    void navigate({ to: '.', search, resetScroll: false });
  };
}

interface FrameProps extends DraggableWeekProps {
  drag: ReturnType<typeof useDrag>;
}

/** The bar, the week, and on a wide screen the recipes beside it. */
function Frame(props: FrameProps) {
  const { scope, plan, shown, planner, picker } = props;
  const panel = usePanel();
  const templates = useTemplatesDialog(plan);
  const { actions } = planner;
  const month = useMonthDialog(plan, shown);
  const opening = { onTemplates: templates.open, onMonth: month.open };
  const weekActions = useWeekActions({ plan, shown, actions, ...opening });
  // In the bar and on an empty week.
  const primaryAction = <FillWeek scope={scope} plan={plan} today={shown.today} />;
  return (
    <>
      <Bar {...props} panel={panel} weekActions={weekActions} primaryAction={primaryAction} />
      <TimeZoneNote householdId={scope.householdId} />
      <RoundBanner scope={scope} />
      <div className={classes.sides} data-panel={panel?.isOpen || undefined}>
        <WeekBody
          {...props}
          hasRecipes={useHasRecipes(scope, picker)}
          primaryAction={primaryAction}
          onCopyLastWeek={weekActions.onCopyLastWeek}
          onTemplates={weekActions.onTemplates}
        />
        {panel?.isOpen && (
          <RecipePanel picker={picker} onChoose={actions.addToNextFree} onClose={panel.onToggle} />
        )}
      </div>
      <OfferToShare {...props} />
      <TemplatesDialog {...templates.dialog} />
      <MonthDialog {...month.dialog} />
    </>
  );
}

/** Undefined until an answer has come once; offline there is nothing to wait for. */
function useHasRecipes(scope: PlanScope, { isLoading, isEmpty }: PickerRecipes) {
  const { isOffline } = useSyncStatus(scope);
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && (isOffline || !isLoading)) setKnown(true);
  return isKnown ? !isEmpty : undefined;
}

/** Below the week: it comes once a meal is planned, and would move what is pressed next. */
function OfferToShare({ scope, plan, whoEats }: FrameProps) {
  const people = (whoEats && countPeople(whoEats)) ?? 1;
  const isPlanned = entriesOf(plan.menu).length > 0;
  if (scope.householdId !== undefined || people < 2 || !isPlanned) return null;
  return <ShareOffer people={people} />;
}

interface BarProps extends FrameProps, Pick<PlanBarProps, 'panel' | 'primaryAction'> {
  weekActions: WeekActions;
}

function Bar(props: BarProps) {
  const { scope, pageView, plan, shown, planner, panel, weekActions, primaryAction } = props;
  return (
    <PlanBar
      shown={shown}
      period={<PeriodMenu shown={shown} view={pageView} actions={weekActions} />}
      undo={planner.undo}
      panel={panel}
      list={<ListLink shown={shown} view={plan.view} />}
      primaryAction={primaryAction}
    >
      <PlanStatus scope={scope} />
      <DayStrip menu={plan.menu} today={shown.today} />
    </PlanBar>
  );
}

interface FillWeekProps extends Pick<PlanScreenProps, 'scope' | 'plan'> {
  today: string;
}

function FillWeek({ scope, plan, today }: FillWeekProps) {
  const { addDinners } = usePlanActions();
  const { menu, undated, leftovers, cards, view, isLoading } = plan;
  return (
    <MagicMenuButton
      week={{ scope, menu, undated, leftovers, cards, today, addDinners }}
      isDisabled={isLoading || !view}
      onShow={useShowWeek()}
    />
  );
}

/** Undefined where there is no space for the recipes beside the week. This device remembers whether it is open. */
function usePanel() {
  const isWide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const [panel, setPanel] = useStoredChoice(panelKey, ['open', 'closed']);
  if (!isWide) return undefined;
  const isOpen = panel === 'open';
  return { isOpen, onToggle: () => setPanel(isOpen ? 'closed' : 'open') };
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
