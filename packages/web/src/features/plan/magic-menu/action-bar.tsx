/** What the chosen dinners amount to; other dinners, or these. */
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useRef } from 'react';
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { householdName } from '../../device/view-mode';
import classes from './action-bar.module.css';
import { newRecipesOf, type PlacedWeek } from './placed-week';
import { areDinners, countedMeals, saveMenu } from './save-menu';
import type { ChosenChoice } from './use-menu-choice';

export interface ActionBarProps {
  week: PlacedWeek;
  candidates: readonly MenuCandidate[];
  choice: ChosenChoice;
  cards: ReadonlyMap<string, RecipeCard>;
  whoEats: WhoEats;
  onClose: () => void;
}

export function ActionBar(props: ActionBarProps) {
  const { week, candidates, choice, cards, whoEats, onClose } = props;
  const isSaving = useRef(false);
  const { picks } = choice.menu;
  const handleUse = () => {
    // A second tap while it is saved would plan everything twice.
    if (isSaving.current) return;
    isSaving.current = true;
    void saveMenu(week, picks, { cards, whoEats });
    onClose();
  };
  return (
    <div className={classes.bar}>
      <Summary week={week} candidates={candidates} choice={choice} />
      <Button
        variant="default"
        className={classes.again}
        aria-label={t`Try again`}
        onClick={choice.session.tryAgain}
      >
        <IconRefresh size={18} stroke={1.75} aria-hidden />
        <span className={classes.label}>
          <Trans>Try again</Trans>
        </span>
      </Button>
      <Button
        disabled={picks.length + week.placed.size === 0 || choice.isChoosing}
        onClick={handleUse}
      >
        {areDinners(picks) ? t`Use these dinners` : t`Use these meals`}
      </Button>
    </div>
  );
}

type SummaryProps = Pick<ActionBarProps, 'week' | 'candidates' | 'choice'>;

function Summary({ week, candidates, choice: { menu } }: SummaryProps) {
  const { scope, placed } = week;
  const byId = new Map(candidates.map((candidate) => [candidate._id, candidate]));
  const chosen = newRecipesOf(week, menu).flatMap((id) => byId.get(id) ?? []);
  const minutes = chosen.reduce((sum, recipe) => sum + (recipe.minutes ?? 0), 0);
  const shared = chosen.filter(({ isSharedByPlanning }) => isSharedByPlanning).length;
  const household = scope.householdId && (householdName(scope.householdId) ?? t`the community`);
  return (
    <div className={classes.summary} aria-live="polite">
      {household !== undefined && shared > 0 && (
        <p className={classes.shared}>
          <Plural
            value={shared}
            one={`Using these dinners shares # recipe of yours with ${household}.`}
            other={`Using these dinners shares # recipes of yours with ${household}.`}
          />
        </p>
      )}
      <p className={classes.counts}>
        <strong>{countedMeals(menu.picks, placed.size)}</strong>
        {minutes > 0 && (
          <span>
            <Trans>{formatMinutes(minutes)} cooking</Trans>
          </span>
        )}
      </p>
    </div>
  );
}
