/** The chosen dishes with what can be done to them: lock, swap, lean, try again, use. */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useRef, useState } from 'react';
import type { MenuCandidate } from '@saltbush/contract/magic-menu';
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { WhoEats } from '@saltbush/domain/eaters/eaters';
import type { MenuRules } from '@saltbush/domain/meal-plans/menu-rules';
import { formatWeek } from '@saltbush/domain/meal-plans/week';
import { formatMinutes } from '@saltbush/domain/recipes/times';
import { householdName } from '../view-mode';
import { DayCards } from './day-cards';
import { LeaningChips } from './leaning-chips';
import classes from './menu-chooser.module.css';
import type { PlannedWeek } from './planned-week';
import { RulesLine } from './rules-line';
import { saveMenu } from './save-menu';
import { SwapSheet } from './swap-sheet';
import { useMenuCards } from './use-candidates';
import { useMenuChoice, type MenuChoice } from './use-menu-choice';
import { menuDays, type MenuDay } from './week-request';

export interface MenuChooserProps {
  week: PlannedWeek;
  candidates: readonly MenuCandidate[];
  whoEats: WhoEats;
  rules: MenuRules;
  onClose: () => void;
}

export function MenuChooser({ week, candidates, whoEats, rules, onClose }: MenuChooserProps) {
  const choice = useMenuChoice({ week, candidates, whoEats, rules });
  const [swapping, setSwapping] = useState<MenuDay>();
  const { picks } = choice.menu;
  const others = swapping ? choice.alternativesOf(swapping.slotId) : [];
  const cards = useMenuCards([...picks, ...others].map(({ recipeId }) => recipeId));
  return (
    <>
      <div className={classes.head}>
        <p className={classes.week}>{formatWeek(week.menu.startDate)}</p>
        <LeaningChips leanings={choice.settings.leanings} onChange={choice.setLeanings} />
      </div>
      <DayCards
        days={menuDays(week.menu, week.today)}
        choice={choice}
        candidates={candidates}
        cards={new Map([...week.cards, ...cards])}
        onSwap={setSwapping}
      />
      <RulesLine scope={week.scope} rules={rules} />
      <ActionBar
        week={week}
        candidates={candidates}
        choice={choice}
        cards={cards}
        onClose={onClose}
      />
      <SwapSheet
        day={swapping}
        alternatives={others}
        candidates={candidates}
        cards={cards}
        onUse={choice.use}
        onClose={() => setSwapping(undefined)}
      />
    </>
  );
}

interface ActionBarProps extends Omit<MenuChooserProps, 'whoEats' | 'rules'> {
  choice: MenuChoice;
  cards: ReadonlyMap<string, RecipeCard>;
}

function ActionBar({ week, candidates, choice, cards, onClose }: ActionBarProps) {
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
        onClick={choice.tryAgain}
      >
        Try again
      </Button>
      <Button
        leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />}
        disabled={picks.length === 0}
        onClick={handleUse}
      >
        Use this week
      </Button>
    </div>
  );
}

interface SummaryProps extends Omit<MenuChooserProps, 'onClose' | 'whoEats' | 'rules'> {
  choice: MenuChoice;
}

function Summary({ week: { scope }, candidates, choice: { menu } }: SummaryProps) {
  const byId = new Map(candidates.map((candidate) => [candidate._id, candidate]));
  const chosen = menu.picks.flatMap(({ recipeId }) => byId.get(recipeId) ?? []);
  const minutes = chosen.reduce((sum, recipe) => sum + (recipe.minutes ?? 0), 0);
  const shared = chosen.filter(({ isSharedByPlanning }) => isSharedByPlanning).length;
  const household = scope.householdId && (householdName(scope.householdId) ?? 'the community');
  return (
    <p className={classes.summary} aria-live="polite">
      <strong>{chosen.length === 1 ? '1 dinner' : `${chosen.length} dinners`}</strong>
      {minutes > 0 && ` · ${formatMinutes(minutes)} of cooking`}
      {household !== undefined && shared > 0 && (
        <span className={classes.shared}>
          {` Using this week shares ${shared === 1 ? '1 recipe' : `${shared} recipes`} of yours with ${household}.`}
        </span>
      )}
    </p>
  );
}
