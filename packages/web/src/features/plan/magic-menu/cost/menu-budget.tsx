/** What the dinners cost beside the limit of the week; where it can't be met, what the cheapest week costs and what next. */
import { plural, t } from '@lingui/core/macro';
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
  const cost = Math.ceil(cents / 100);
  const cheapest = hasEstimate
    ? t`The cheapest week of your recipes costs about $${cost}, partly estimates.`
    : t`The cheapest week of your recipes costs about $${cost}.`;
  return [cheapest, ...unpricedText(unpriced)].join(' ');
}

/** @example budgetText({ cents: 10_400, limit: 12_000, … }, 7) // 'About $104 of $120 for 7 meals.' */
export function budgetText(
  { cents, limit, hasEstimate, unpriced }: MenuCost,
  meals: number,
): string {
  const figures = { cost: Math.round(cents / 100), set: dollars(limit), meals: countOf(meals) };
  const over = Math.max(0, Math.ceil((cents - limit) / 100));
  const packs = t`Whole packs, without what is still at home.`;
  return [costText(figures, over, hasEstimate), packs, ...unpricedText(unpriced)].join(' ');
}

interface Figures {
  cost: number;
  set: string;
  meals: string;
}

function costText({ cost, set, meals }: Figures, over: number, hasEstimate: boolean): string {
  if (over > 0) {
    return hasEstimate
      ? t`About $${cost} of $${set} for ${meals}, $${over} more than you set, partly estimates.`
      : t`About $${cost} of $${set} for ${meals}, $${over} more than you set.`;
  }
  return hasEstimate
    ? t`About $${cost} of $${set} for ${meals}, partly estimates.`
    : t`About $${cost} of $${set} for ${meals}.`;
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

const dollars = (cents: number): string => String(Math.round(cents) / 100);
