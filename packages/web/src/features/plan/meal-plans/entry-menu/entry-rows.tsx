/** What can be done with an entry, in a few rows; which ones depends on its day and on what it is. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconBowlSpoon from '@tabler/icons-react/dist/esm/icons/IconBowlSpoon.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { formatShortDay } from '@saltbush/domain/plan/days/week';
import { paths } from '../../../../paths';
import { PanelLink, PanelRow } from '../../../../ui/panels/panel-row';
import { usePlanActions, usePlanToday } from '../plan/planner-context';
import type { EntryStepProps } from './entry-step';
import { LessUsedRows } from './more-step';
import { SwapRow } from './swap-row';
import { useOpening } from './use-opening';

export function EntryRows(props: EntryStepProps) {
  const { date, isRecipe, isUndated, isLeftovers, onStep } = props;
  const open = useOpening(props);
  const today = usePlanToday();
  const isCookedHere = isRecipe && !isLeftovers && !isUndated;
  // It can be cooked and planned: seven rows.
  const hasMore = isCookedHere && date === today;
  return (
    <>
      {isCookedHere && date <= today && (
        <PanelRow Icon={IconChefHat} onClick={() => open('cooked')}>
          <Trans>Cooked it</Trans>
        </PanelRow>
      )}
      <PanelRow Icon={IconCalendarEvent} isStep onClick={() => onStep('move')}>
        <Trans>Move to…</Trans>
      </PanelRow>
      {isCookedHere && (
        <PanelRow Icon={IconBowlSpoon} onClick={() => open('leftovers')}>
          <Trans>Plan leftovers</Trans>
        </PanelRow>
      )}
      {isRecipe && !isLeftovers && <SwapRow {...props} />}
      {!hasMore && <LessUsedRows {...props} />}
      <OpenRow {...props} />
      {hasMore && (
        <PanelRow Icon={IconDots} isStep onClick={() => onStep('more')}>
          <Trans>More</Trans>
        </PanelRow>
      )}
      <RemoveRow {...props} />
    </>
  );
}

/** A recipe is opened, a note is changed. */
function OpenRow(props: EntryStepProps) {
  const open = useOpening(props);
  const { serves, entry } = props;
  const { recipeId } = entry;
  return recipeId === undefined ? (
    <PanelRow Icon={IconPencil} onClick={() => open('note')}>
      <Trans>Change the note</Trans>
    </PanelRow>
  ) : (
    <PanelLink
      Icon={IconBook}
      to={paths.recipe}
      params={{ id: recipeId }}
      search={serves === undefined ? {} : { serves }}
    >
      <Trans>Open the recipe</Trans>
    </PanelLink>
  );
}

function RemoveRow(props: EntryStepProps) {
  const { entry, date, isUndated, hasLeftovers, close } = props;
  const { removeEntry } = usePlanActions();
  const open = useOpening(props);
  const remove = () => (hasLeftovers ? open('removal') : close(() => removeEntry(entry, date)));
  return (
    <PanelRow Icon={IconTrash} isDangerous onClick={remove}>
      {isUndated ? t`Remove` : t`Remove from ${formatShortDay(date)}`}
    </PanelRow>
  );
}
