/** Another dish for a dinner that is planned: three that go with the rest of the week, or any recipe. */
import { useEffect, useMemo, useState } from 'react';
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import type { Pick as MenuPick } from '@saltbush/domain/plan/magic-menu/magic-menu';
import type { WeekRule } from '@saltbush/domain/plan/magic-menu/rules/week-rule';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import type { Menu, MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { weekdayName, weekdayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import { swappingSlots } from '@saltbush/domain/plan/magic-menu/week/week-slots';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { useHomeCountry } from '../../../device/country';
import { useToday, type PlanScope } from '../../../device/view-mode';
import { MenuSolver } from '../solver/menu-solver';
import { SwapSheet } from './swap-sheet';
import { useCandidates, useMenuCards } from '../use-candidates';
import { useMenuRules } from '../rules/use-menu-rules';
import { useRuleTopics, useWeekRules } from '../rules/use-week-rules';
import { useRecipeVotes } from '../use-recipe-votes';

export interface SwapDinnerProps {
  scope: PlanScope;
  menu: Menu;
  whoEats: WhoEats;
  /** In the menu. */
  entry: MenuEntry;
  date: PlainDate;
  onUse: (card: RecipeCard) => void;
  onClose: () => void;
}

export function SwapDinner(props: SwapDinnerProps) {
  const { scope, menu, entry, date, onUse, onClose } = props;
  const rules = useMenuRules(scope);
  const today = useToday(scope.householdId);
  const topics = useRuleTopics(scope);
  const { data = none } = useCandidates(scope, { week: menu.startDate, today, rules, topics });
  const weekRules = useWeekRules(scope, data.sourceNames);
  // A dish that is put in the place of another is cooked.
  const candidates = useMemo(
    () => data.candidates.map((one) => ({ ...one, portions: undefined })),
    [data.candidates],
  );
  const alternatives = useAlternativesTo(props, { ...data, candidates, rules, weekRules });
  const cards = useMenuCards((alternatives ?? []).map(({ recipeId }) => recipeId));
  const handleUse = async (_slotId: string, recipeId: string) => {
    try {
      const card = cards.get(recipeId) ?? (await findCard(recipeId));
      if (card) onUse(card);
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
  };
  return (
    <SwapSheet
      day={{ slotId: entry.id, name: weekdayName(weekdayOf(date)) }}
      alternatives={alternatives}
      candidates={candidates}
      cards={cards}
      onUse={(...used) => void handleUse(...used)}
      onClose={onClose}
    />
  );
}

const none: Omit<MenuFacts, 'rules' | 'weekRules'> = { candidates: [], sourceNames: new Map() };

interface MenuFacts {
  candidates: readonly MenuCandidate[];
  sourceNames: SourceNames;
  rules: MenuRules;
  weekRules: readonly WeekRule[];
}

/** Of a recipe that was searched for. */
const findCard = async (id: string): Promise<RecipeCard | undefined> =>
  (await call(magicMenuRoutes.cards, { body: { ids: [id] } })).recipes[0];

/** Undefined while they are being chosen. */
function useAlternativesTo(
  { scope, menu, whoEats, entry, date }: SwapDinnerProps,
  { candidates, sourceNames, rules, weekRules }: MenuFacts,
): readonly MenuPick[] | undefined {
  const votes = useRecipeVotes(scope, whoEats);
  const home = useHomeCountry(scope.householdId);
  const [picks, setPicks] = useState<readonly MenuPick[]>();
  const { id: slotId, recipeId = '' } = entry;
  const order = useMemo(
    () => ({
      slots: swappingSlots({ menu, entry, date, whoEats, rules, sourceNames }),
      settings: {
        repeatAfterDays: rules.repeatAfterDays,
        leanings: [],
        rules: weekRules,
        home: { code: home.code, currency: home.currency },
      },
      seed: 0,
    }),
    [menu, entry, date, whoEats, rules, weekRules, sourceNames, home],
  );
  useEffect(() => {
    if (candidates.length === 0) return undefined;
    // The dish that is put in the place of another is planned without what somebody has another way.
    const eaters = whoEats.eaters.map((eater) => ({ ...eater, swaps: [] }));
    const solver = new MenuSolver({ candidates, eaters, votes });
    const choice = new Map([[slotId, recipeId]]);
    solver.run('alternatives', { order, choice, slotId }).then(setPicks, (error: unknown) => {
      // Ended by `stop`; after a fault the search of all recipes is left.
      if (!(error instanceof DOMException)) setPicks([]);
    });
    return () => solver.stop();
  }, [candidates, whoEats, votes, order, slotId, recipeId]);
  return picks;
}
