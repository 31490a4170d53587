/** The rules that the menu follows, and a form to change them. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import type { WeekRule } from '@saltbush/domain/plan/magic-menu/rules/week-rule';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { Sheet } from '../../../../ui/dialog/sheet';
import classes from './rules-line.module.css';
import { useMoney } from '../../../device/country';
import type { PlanScope } from '../../../device/view-mode';
import type { PlannedWeek } from '../planned-week';
import { BudgetField } from './budget-field';
import { LimitFields } from './limit-fields';
import { OtherMealsField } from './other-meals-field';
import { SourceFields } from './source-fields';
import { rulesText, saveMenuRules } from './use-menu-rules';
import { draftOf, saveWeekRules, type DraftRule } from './use-week-rules';
import { WeekRulesField } from './week-rules-field';

export interface RulesLineProps {
  week: Pick<PlannedWeek, 'scope' | 'menu'>;
  rules: MenuRules;
  weekRules: readonly WeekRule[];
  sourceNames: SourceNames;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

export function RulesLine(props: RulesLineProps) {
  const { week, rules, weekRules, sourceNames, isOpen, onOpen } = props;
  const { scope } = week;
  const money = useMoney(scope.householdId);
  const start = week.menu.startDate;
  return (
    <div className={classes.line}>
      <p className={classes.rules}>
        <Trans>Rules: {rulesText(rules, { week: start, weekRules, sourceNames, money })}</Trans>
      </p>
      <Button variant="subtle" onClick={() => onOpen(true)}>
        <Trans>Change rules</Trans>
      </Button>
      <Sheet isOpen={isOpen} onClose={() => onOpen(false)} title={t`Magic Menu rules`}>
        <RulesForm
          scope={scope}
          start={start}
          rules={rules}
          weekRules={weekRules}
          sourceNames={sourceNames}
          onSave={(before, after) => {
            saveMenuRules(scope, before.rules, after.rules);
            saveWeekRules(scope, before.week, after.week);
            onOpen(false);
          }}
        />
      </Sheet>
    </div>
  );
}

interface AllRules {
  rules: MenuRules;
  week: readonly DraftRule[];
}

interface RulesFormProps extends Pick<RulesLineProps, 'rules' | 'weekRules' | 'sourceNames'> {
  scope: PlanScope;
  /** The first day of the week that is shown. */
  start: PlainDate;
  /** @param before as they were when the form was opened */
  onSave: (before: AllRules, after: AllRules) => void;
}

function RulesForm({ scope, start, rules, weekRules, sourceNames, onSave }: RulesFormProps) {
  const [before] = useState<AllRules>(() => ({ rules, week: weekRules.map(draftOf) }));
  const [draft, setDraft] = useState(rules);
  const [week, setWeek] = useState(before.week);
  const money = useMoney(scope.householdId);
  return (
    <>
      <WeekRulesField scope={scope} rules={week} sourceNames={sourceNames} onChange={setWeek} />
      <OtherMealsField also={draft.also} onChange={(also) => setDraft({ ...draft, also })} />
      <LimitFields draft={draft} onChange={setDraft} />
      <BudgetField
        budgets={draft.budgets}
        week={start}
        money={money}
        onChange={(budgets) => setDraft({ ...draft, budgets })}
      />
      <SourceFields
        from={draft.from}
        sourceNames={sourceNames}
        onChange={(from) => setDraft({ ...draft, from })}
      />
      <Button fullWidth onClick={() => onSave(before, { rules: draft, week })}>
        <Trans>Use these rules</Trans>
      </Button>
    </>
  );
}
