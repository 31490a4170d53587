/** The rows that an entry needs less often; in a step of their own where there are more than six. */
import { Trans } from '@lingui/react/macro';
import IconClockPlay from '@tabler/icons-react/dist/esm/icons/IconClockPlay.mjs';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { mealName } from '@saltbush/domain/plan/meal-plans/meal-words';
import { PanelLink, PanelRow, StepHead } from '../../../../ui/panels/panel-row';
import { usePlanToday } from '../plan/planner-context';
import type { EntryStepProps } from './entry-step';
import { useOpening } from './use-opening';

export function MoreStep(props: EntryStepProps) {
  return (
    <>
      <StepHead onBack={() => props.onStep('rows')}>
        <Trans>More</Trans>
      </StepHead>
      <LessUsedRows {...props} />
    </>
  );
}

export function LessUsedRows(props: EntryStepProps) {
  const { entry, date, isRecipe, isUndated, isLeftovers, onStep } = props;
  const open = useOpening(props);
  const today = usePlanToday();
  return (
    <>
      {isRecipe && !isUndated && !isLeftovers && date === today && (
        <PanelLink
          Icon={IconClockPlay}
          to="/cook-together"
          search={{ recipes: entry.recipeId ?? '', day: date }}
        >
          <Trans>Cook with other dishes</Trans>
        </PanelLink>
      )}
      <PanelRow
        Icon={IconToolsKitchen2}
        isStep
        value={mealName(entry.meal)}
        onClick={() => onStep('meal')}
      >
        <Trans>Meal</Trans>
      </PanelRow>
      {isRecipe && (isUndated || date >= today) && (
        <PanelRow Icon={IconUsers} onClick={() => open('people')}>
          <Trans>How many people</Trans>
        </PanelRow>
      )}
    </>
  );
}
