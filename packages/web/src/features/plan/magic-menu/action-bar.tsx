/** What the chosen dinners amount to; other dinners, or these. */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useRef } from 'react';
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { householdName } from '../../device/view-mode';
import classes from './action-bar.module.css';
import { newRecipesOf, type PlacedWeek } from './placed-week';
import { saveMenu } from './save-menu';
import type { ChosenChoice } from './use-menu-choice';

export interface ActionBarProps {
  week: PlacedWeek;
  candidates: readonly MenuCandidate[];
  choice: ChosenChoice;
  cards: ReadonlyMap<string, RecipeCard>;
  onClose: () => void;
}

export function ActionBar({ week, candidates, choice, cards, onClose }: ActionBarProps) {
  const isSaving = useRef(false);
  const { picks } = choice.menu;
  const handleUse = () => {
    // A second tap while it is saved would plan everything twice.
    if (isSaving.current) return;
    isSaving.current = true;
    void saveMenu(week, picks, cards);
    onClose();
  };
  return (
    <div className={classes.bar}>
      <Summary week={week} candidates={candidates} choice={choice} />
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
        onClick={choice.session.tryAgain}
      >
        Try again
      </Button>
      <Button
        leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />}
        disabled={picks.length + week.placed.size === 0 || choice.isChoosing}
        onClick={handleUse}
      >
        Use this week
      </Button>
    </div>
  );
}

type SummaryProps = Pick<ActionBarProps, 'week' | 'candidates' | 'choice'>;

function Summary({ week, candidates, choice: { menu } }: SummaryProps) {
  const { scope, placed } = week;
  const byId = new Map(candidates.map((candidate) => [candidate._id, candidate]));
  const chosen = newRecipesOf(week, menu).flatMap((id) => byId.get(id) ?? []);
  const count = placed.size + menu.picks.length;
  const minutes = chosen.reduce((sum, recipe) => sum + (recipe.minutes ?? 0), 0);
  const shared = chosen.filter(({ isSharedByPlanning }) => isSharedByPlanning).length;
  const household = scope.householdId && (householdName(scope.householdId) ?? 'the community');
  return (
    <p className={classes.summary} aria-live="polite">
      <strong>{count === 1 ? '1 dinner' : `${count} dinners`}</strong>
      {minutes > 0 && ` · ${formatMinutes(minutes)} of cooking`}
      {household !== undefined && shared > 0 && (
        <span className={classes.shared}>
          {` Using this week shares ${shared === 1 ? '1 recipe' : `${shared} recipes`} of yours with ${household}.`}
        </span>
      )}
    </p>
  );
}
