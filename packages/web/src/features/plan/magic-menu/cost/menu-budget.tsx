/** What the dinners cost beside the limit of the week; where it can't be met, what the cheapest week costs and what next. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { MenuCost } from '@saltbush/domain/plan/magic-menu/magic-menu';
import { withBudget } from '@saltbush/domain/plan/rows/week-budgets';
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
  return <p className={classes.cost}>{budgetText(cost, props.meals)}</p>;
}

function Refusal({ cost, meals, week, rules }: MenuBudgetProps) {
  const { startDate } = week.menu;
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
          ${dollars(cost.limit)} is not enough for {countOf(meals)}
        </Trans>
      </h3>
      <p>{refusalText(cost)}</p>
      <div className={classes.choices}>
        <Button onClick={() => allow(allowed * 100)}>
          <Trans>Allow ${allowed} this week</Trans>
        </Button>
        <Button variant="default" onClick={() => allow(undefined)}>
          <Trans>No limit this week</Trans>
        </Button>
      </div>
    </section>
  );
}

/** @example refusalText({ cents: 8_430, hasEstimate: true, … }) // 'The cheapest week of your recipes costs about $85, partly estimates.' */
export function refusalText({ cents, hasEstimate, unpriced }: MenuCost): string {
  const cheapest = t`The cheapest week of your recipes costs about $${Math.ceil(cents / 100)}`;
  return `${cheapest}${hasEstimate ? ', partly estimates' : ''}.${unpricedText(unpriced)}`;
}

/** @example budgetText({ cents: 10_400, limit: 12_000, … }, 7) // 'About $104 of $120 for 7 meals.' */
export function budgetText(
  { cents, limit, hasEstimate, unpriced }: MenuCost,
  meals: number,
): string {
  const estimates = hasEstimate ? ', partly estimates' : '';
  const over = cents - limit;
  const isOver = over > 0 ? t`, $${Math.ceil(over / 100)} more than you set` : '';
  const all = t`About $${Math.round(cents / 100)} of $${dollars(limit)} for ${countOf(meals)}`;
  return t`${all}${isOver}${estimates}. Whole packs, without what is still at home.${unpricedText(unpriced)}`;
}

const unpricedText = (count: number): string => {
  if (count === 0) return '';
  return ` ${count === 1 ? '1 planned meal has' : `${count} planned meals have`} no known price.`;
};

const countOf = (meals: number): string => (meals === 1 ? '1 meal' : `${meals} meals`);

const dollars = (cents: number): string => String(Math.round(cents) / 100);
