/** What the dinners cost beside the limit of the week; where it can't be met, what the cheapest week costs and what next. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { MenuCost } from '@saltbush/domain/plan/magic-menu/magic-menu';
import { withBudget } from '@saltbush/domain/plan/rows/week-budgets';
import { useMoney, type Money } from '../../../device/country';
import classes from '../menu-chooser.module.css';
import type { PlannedWeek } from '../planned-week';
import { saveMenuRules } from '../rules/use-menu-rules';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';

export interface MenuBudgetProps {
  cost: MenuCost;
  /** How many there are, with those that are planned. */
  meals: number;
  week: Pick<PlannedWeek, 'scope' | 'menu'>;
  rules: MenuRules;
}

export function MenuBudget({ cost, ...props }: MenuBudgetProps) {
  if (cost.isRefused) return <Refusal cost={cost} {...props} />;
  return <ShownCost cost={cost} {...props} />;
}

function ShownCost({ cost, meals, week }: MenuBudgetProps) {
  const money = useMoney(week.scope.householdId);
  return <p className={classes.cost}>{budgetText(cost, meals, money)}</p>;
}

function Refusal({ cost, meals, week, rules }: MenuBudgetProps) {
  const { startDate } = week.menu;
  const money = useMoney(week.scope.householdId);
  const allowed = Math.ceil(cost.cents / 100);
  const allow = (cents: number | undefined) =>
    saveMenuRules(week.scope, rules, {
      ...rules,
      budgets: withBudget(rules.budgets, startDate, cents),
    });
  return (
    <section className={classes.refusal} aria-labelledby="menu-budget">
      <h3 id="menu-budget">
        <Trans>
          {money.short(cost.limit)} is not enough for {countOf(meals)}
        </Trans>
      </h3>
      <p>{refusalText(cost, money)}</p>
      <div className={classes.choices}>
        <Button onClick={() => allow(allowed * 100)}>
          <Trans>Allow {money.whole(allowed * 100)} this week</Trans>
        </Button>
        <Button variant="default" onClick={() => allow(undefined)}>
          <Trans>No limit this week</Trans>
        </Button>
      </div>
    </section>
  );
}

/** @example refusalText({ cents: 8_430, hasEstimate: true, … }, money) // 'The cheapest week of your recipes costs about $85, partly estimates.' */
export function refusalText({ cents, hasEstimate, unpriced }: MenuCost, money: Money): string {
  const cost = upText(cents, money);
  const cheapest = hasEstimate
    ? t`The cheapest week of your recipes costs about ${cost}, partly estimates.`
    : t`The cheapest week of your recipes costs about ${cost}.`;
  return [cheapest, ...unpricedText(unpriced)].join(' ');
}

/** @example budgetText({ cents: 10_400, limit: 12_000, … }, 7, money) // 'About $104 of $120 for 7 meals.' */
export function budgetText(
  { cents, limit, hasEstimate, unpriced }: MenuCost,
  meals: number,
  money: Money,
): string {
  const over = cents > limit ? upText(cents - limit, money) : undefined;
  const set = money.short(limit);
  const figures = { cost: money.whole(cents), set, meals: countOf(meals), over };
  const packs = t`Whole packs, without what is still at home.`;
  return [costText(figures, hasEstimate), packs, ...unpricedText(unpriced)].join(' ');
}

/** In words. */
interface Figures {
  cost: string;
  set: string;
  meals: string;
  /** More than is set. */
  over: string | undefined;
}

function costText({ cost, set, meals, over }: Figures, hasEstimate: boolean): string {
  if (over !== undefined) {
    return hasEstimate
      ? t`About ${cost} of ${set} for ${meals}, ${over} more than you set, partly estimates.`
      : t`About ${cost} of ${set} for ${meals}, ${over} more than you set.`;
  }
  return hasEstimate
    ? t`About ${cost} of ${set} for ${meals}, partly estimates.`
    : t`About ${cost} of ${set} for ${meals}.`;
}

const unpricedText = (count: number): string[] =>
  count === 0
    ? []
    : [
        plural(count, {
          one: '# planned meal has no known price.',
          other: '# planned meals have no known price.',
        }),
      ];

const countOf = (meals: number): string => plural(meals, { one: '# meal', other: '# meals' });

const upText = (cents: number, money: Money): string => money.whole(Math.ceil(cents / 100) * 100);
