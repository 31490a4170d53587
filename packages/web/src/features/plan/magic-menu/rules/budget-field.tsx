/** What the dinners of the week that is shown may cost at most. */
import { t } from '@lingui/core/macro';
import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { budgetOf, weekBudgetLimits, withBudget } from '@saltbush/domain/plan/rows/week-budgets';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';

export interface BudgetFieldProps {
  budgets: MenuRules['budgets'];
  week: PlainDate;
  onChange: (budgets: MenuRules['budgets']) => void;
}

export function BudgetField({ budgets, week, onChange }: BudgetFieldProps) {
  const cents = budgetOf(budgets, week);
  return (
    <NumberInput
      mb="md"
      label={t`Budget for this week’s meals`}
      description={t`For everyone together. Some prices are estimates.`}
      placeholder={t`No limit`}
      prefix="$"
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

const centsOf = (dollars: number): number | undefined =>
  dollars > 0 ? Math.min(weekBudgetLimits.most, Math.round(dollars * 100)) : undefined;
