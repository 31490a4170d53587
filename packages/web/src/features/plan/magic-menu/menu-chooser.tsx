/** The dinners that were chosen, with what can be done to them: lock, swap, lean, try again, use. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { countPeople, type WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { formatWeek } from '@saltbush/domain/plan/days/week';
import { menuMeals, type MenuDay } from '@saltbush/domain/plan/magic-menu/week/week-slots';
import { ErrorState } from '../../../ui/feedback/error-state';
import { PeopleQuestion } from '../../device/eaters';
import { useMoney } from '../../device/country';
import { ActionBar } from './action-bar';
import { AskHousehold } from './ask-household';
import { ChoosingStatus } from './choosing-status';
import { DayCards, type DayCardsProps } from './cards/day-cards';
import { UnmetRules } from './cards/unmet-rules';
import { LeaningChips } from './leaning-chips';
import { MenuBudget } from './cost/menu-budget';
import { MenuCost } from './cost/menu-cost';
import classes from './menu-chooser.module.css';
import { newRecipesOf } from './placed-week';
import { RulesLine } from './rules/rules-line';
import { SwapSheet } from './swap/swap-sheet';
import { useMenuCards } from './use-candidates';
import {
  useAlternatives,
  useMenuChoice,
  type ChosenChoice,
  type MenuInputs,
} from './use-menu-choice';
import { WaitingCards } from './cards/waiting-cards';

export interface MenuChooserProps extends MenuInputs {
  onClose: () => void;
}

export function MenuChooser(props: MenuChooserProps) {
  const choice = useMenuChoice(props);
  const { menu, progress, session, hasFailed } = choice;
  if (hasFailed) {
    return (
      <ErrorState
        title={t`Couldn’t choose the dinners`}
        message={t`Your plan hasn’t changed.`}
        onRetry={session.chooseAgain}
      />
    );
  }
  return (
    <>
      <ChoosingStatus progress={progress} onCancel={menu ? session.cancel : props.onClose} />
      {menu ? <ChosenMenu {...props} choice={{ ...choice, menu }} /> : <WaitingCards />}
    </>
  );
}

type ChosenMenuProps = MenuChooserProps & { choice: ChosenChoice };

function ChosenMenu(props: ChosenMenuProps) {
  const { candidates, whoEats, rules, weekRules, sourceNames, choice } = props;
  const [isRulesOpen, setRulesOpen] = useState(false);
  const [swapping, setSwapping] = useState<MenuDay>();
  const { session, menu, week } = choice;
  const others = useAlternatives(session, swapping?.slotId);
  const cards = useMenuCards([...menu.picks, ...(others ?? [])].map(({ recipeId }) => recipeId));
  return (
    <>
      <Head {...props} />
      <PeopleQuestion scope={week.scope} />
      {!props.round && whoEats.eaters.length > 1 && <AskHousehold choice={choice} />}
      <UnmetRules rules={menu.unmet} onChange={() => setRulesOpen(true)} />
      {!menu.cost?.isRefused && (
        <Days {...props} cards={new Map([...week.cards, ...cards])} onSwap={setSwapping} />
      )}
      <Cost {...props} />
      <RulesLine
        week={week}
        {...{ rules, weekRules, sourceNames }}
        isOpen={isRulesOpen}
        onOpen={setRulesOpen}
      />
      <ActionBar {...props} week={week} cards={cards} />
      <SwapSheet
        day={swapping}
        alternatives={others}
        candidates={candidates}
        cards={cards}
        onUse={session.use}
        onClose={() => setSwapping(undefined)}
      />
    </>
  );
}

type DaysProps = ChosenMenuProps & Pick<DayCardsProps, 'cards' | 'onSwap'>;

function Days({ candidates, rules, choice, cards, onSwap }: DaysProps) {
  const { week } = choice;
  return (
    <DayCards
      days={menuMeals(week.menu, { today: week.today, rules })}
      placed={week.placed}
      {...{ choice, candidates, cards, onSwap }}
    />
  );
}

/** Of all meals beside the limit of the week, where it has one; else of the dinners for one person. */
function Cost({ candidates, rules, choice }: ChosenMenuProps) {
  const { menu, week, meals } = choice;
  const money = useMoney(week.scope.householdId);
  if (menu.cost) return <MenuBudget cost={menu.cost} meals={meals} week={week} rules={rules} />;
  const recipeIds = newRecipesOf(week, menu);
  return <MenuCost {...{ recipeIds, candidates, money }} />;
}

/** Which week, for how many, and what is preferred. */
function Head({ whoEats, choice }: ChosenMenuProps) {
  const { session, week, settings } = choice;
  return (
    <div className={classes.head}>
      <p className={classes.week}>
        {[formatWeek(week.menu.startDate), countedText(whoEats)].filter(Boolean).join(' · ')}
      </p>
      <LeaningChips leanings={settings.leanings} onChange={session.setLeanings} />
    </div>
  );
}

/** Blank while nobody has said. */
function countedText(whoEats: WhoEats): string {
  const count = countPeople(whoEats);
  return count === undefined ? '' : t`for ${count}`;
}
