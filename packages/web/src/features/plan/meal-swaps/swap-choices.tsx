/** What may be done about one food for one person: without it, or something else; what the household uses comes first. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Eater } from '@saltbush/domain/plan/eaters/eaters';
import { mealSwapLimits, type Instead } from '@saltbush/domain/plan/rows/meal-swap-rows';
import { substitutesFor, type Substitute } from '@saltbush/domain/recipe/substitutions/substitutes';
import { formatList } from '../../../ui/format-list';
import type { PlanScope } from '../../device/view-mode';
import { useRemembered } from '../substitutions';
import { swapLine, type DishFood } from './dish-foods';
import classes from './meal-swaps.module.css';

interface SwapChoicesProps {
  food: DishFood;
  scope: PlanScope;
  eater: Eater;
  onChoose: (instead: Instead) => void;
}

/** As many as are seen without scrolling on a phone. */
const mostOffers = 6;

export function SwapChoices({ food, scope, eater, onChoose }: SwapChoicesProps) {
  const { substitutions, isLoading } = useRemembered(scope);
  const { of, measures } = food;
  if (isLoading) return <Skeleton height={120} />;
  const offers = substitutesFor(food.line, {
    measures,
    remembered: (substitutions ?? []).map(({ _id: id, ...row }) => ({ id, ...row })),
    eaters: [{ name: eater.name, needs: [...eater.allergies, ...eater.diets] }],
  }).filter(({ notFor, lines }) => notFor.length === 0 && lines.length <= mealSwapLimits.use);
  return (
    <ul className={classes.choices} aria-label={t`Instead of ${food.name}`}>
      <li>
        <Choice onClick={() => onChoose({ of, use: [] })}>
          <Trans>Without {food.name}</Trans>
        </Choice>
      </li>
      {offers.slice(0, mostOffers).map((offer) => (
        <li key={`${offer.rememberedId} ${offer.text}`}>
          <Choice fact={factOf(offer, eater)} onClick={() => onChoose(insteadOf(offer, food))}>
            <Trans>With {{ foods: formatList(offer.lines.map(({ name }) => name)) }}</Trans>
          </Choice>
        </li>
      ))}
    </ul>
  );
}

/** By the amounts that the substitute is known for: those that are shown for a line are rounded to spoons and cups. */
const insteadOf = ({ row }: Substitute, { name }: DishFood): Instead => ({
  of: swapLine({ ...row.of, name }),
  use: row.use.map(swapLine),
});

const factOf = ({ rememberedId, suits }: Substitute, { name }: Eater): string | undefined => {
  if (rememberedId !== undefined) return t`What you use`;
  return suits.length > 0 ? t`Suits ${name}` : undefined;
};

interface ChoiceProps {
  fact?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

const Choice = ({ fact, onClick, children }: ChoiceProps) => (
  <UnstyledButton className={classes.choice} onClick={onClick}>
    <span>{children}</span>
    {fact && <span className={classes.fact}>{fact}</span>}
  </UnstyledButton>
);
