/** The budget for the days of the list as a calm bar: it says how it stands, and never scolds. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { BasketTotal } from '@saltbush/domain/plan/prices/basket/compare-baskets';
import { coverageText } from '@saltbush/domain/plan/prices/basket/coverage';
import type { Money } from '../../../device/country';
import type { PlanScope } from '../../../device/view-mode';
import { changePrices } from '../data/use-prices';
import { centsOf } from '../price-text';
import type { ShownPresent } from '../use-present';
import classes from './compare-prices.module.css';

export interface BudgetProps {
  scope: PlanScope;
  /** Of the list. */
  dayCount: number;
  /** Cents. */
  weeklyBudget: number | undefined;
  /** Of the retailer that the bar is about. */
  total: BasketTotal | undefined;
  present: ShownPresent;
}

export function Budget({ scope, dayCount, weeklyBudget, total, present }: BudgetProps) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return <BudgetForm {...{ scope, weeklyBudget, present }} onClose={() => setEditing(false)} />;
  }
  if (weeklyBudget === undefined || !total) {
    return (
      <Button variant="default" onClick={() => setEditing(true)}>
        {t`Set a budget for the week`}
      </Button>
    );
  }
  const { cents, coverage } = total;
  const isWeek = dayCount === 7;
  const budget = Math.round((weeklyBudget * dayCount) / 7);
  return (
    <section className={classes.card} aria-label={t`Budget`}>
      <div className={classes.head}>
        <h3>{isWeek ? t`Budget for the week` : daysText(dayCount)}</h3>
        <Button variant="subtle" onClick={() => setEditing(true)}>
          {t`Change`}
        </Button>
      </div>
      <div className={classes.bar} aria-hidden>
        <div
          className={classes.filled}
          data-over={cents > budget || undefined}
          style={{ inlineSize: `${Math.min(1, cents / budget) * 100}%` }}
        />
      </div>
      <p className={classes.note}>{usageText(cents, budget, present.money)}</p>
      {!isWeek && (
        <p className={classes.note}>
          <Trans>{present.money.text(weeklyBudget)} a week</Trans>
        </p>
      )}
      <p className={classes.note}>{coverageText(coverage, present)}</p>
    </section>
  );
}

const daysText = (count: number): string =>
  plural(count, { one: 'Budget for # day', other: 'Budget for # days' });

function usageText(cents: number, budget: number, money: Money): string {
  const [cost, limit] = [money.text(cents), money.text(budget)];
  const difference = money.text(Math.abs(budget - cents));
  return budget >= cents
    ? t`${cost} of ${limit}, ${difference} left`
    : t`${cost}, ${difference} more than ${limit}`;
}

function BudgetForm({
  scope,
  weeklyBudget,
  present,
  onClose,
}: Pick<BudgetProps, 'scope' | 'weeklyBudget' | 'present'> & { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [text, setText] = useState(weeklyBudget === undefined ? '' : String(weeklyBudget / 100));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void changePrices(scope, { kind: 'budget', weeklyBudget: centsOf(text) ?? null });
    onClose();
  };
  return (
    <form className={classes.card} onSubmit={handleSubmit}>
      <TextInput
        label={t`Budget for the week`}
        description={t`Leave it blank for none`}
        inputMode="decimal"
        leftSection={present.money.sign}
        ref={field}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" mt="sm">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
