/** What the dinners of the week that is shown may cost at most. */
import { t } from '@lingui/core/macro';
import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { budgetOf, weekBudgetLimits, withBudget } from '@saltbush/domain/plan/rows/week-budgets';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import type { Money } from '../../../device/country';

export interface BudgetFieldProps {
  budgets: MenuRules['budgets'];
  week: PlainDate;
  money: Money;
  onChange: (budgets: MenuRules['budgets']) => void;
}

export function BudgetField({ budgets, week, money, onChange }: BudgetFieldProps) {
  const cents = budgetOf(budgets, week);
  return (
    <NumberInput
      mb="md"
      label={t`Budget for this week’s meals`}
      description={t`For everyone together. Some prices are estimates.`}
      placeholder={t`No limit`}
      prefix={money.sign}
      min={weekBudgetLimits.least / 100}
      max={weekBudgetLimits.most / 100}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={cents === undefined ? '' : cents / 100}
      onChange={(value) =>
        onChange(withBudget(budgets, week, value === '' ? undefined : centsOf(Number(value))))
      }
    />
  );
}

const centsOf = (amount: number): number | undefined =>
  amount > 0 ? Math.min(weekBudgetLimits.most, Math.round(amount * 100)) : undefined;
