/** The rules that the menu follows, and a form to change them. */
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import type { WeekRule } from '@saltbush/domain/plan/magic-menu/rules/week-rule';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { weekdayName, weekdays, type PlainDate } from '@saltbush/domain/plan/days/week';
import { Sheet } from '../../../../ui/dialog/sheet';
import classes from './rules-line.module.css';
import type { PlanScope } from '../../../device/view-mode';
import type { PlannedWeek } from '../planned-week';
import { BudgetField } from './budget-field';
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
  const start = week.menu.startDate;
  return (
    <div className={classes.line}>
      <p className={classes.rules}>
        Rules: {rulesText(rules, { week: start, weekRules, sourceNames })}
      </p>
      <Button variant="subtle" onClick={() => onOpen(true)}>
        Change rules
      </Button>
      <Sheet isOpen={isOpen} onClose={() => onOpen(false)} title="Rules of Magic Menu">
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
  return (
    <>
      <WeekRulesField scope={scope} rules={week} sourceNames={sourceNames} onChange={setWeek} />
      <OtherMealsField also={draft.also} onChange={(also) => setDraft({ ...draft, also })} />
      <LimitFields draft={draft} onChange={setDraft} />
      <BudgetField
        budgets={draft.budgets}
        week={start}
        onChange={(budgets) => setDraft({ ...draft, budgets })}
      />
      <SourceFields
        from={draft.from}
        sourceNames={sourceNames}
        onChange={(from) => setDraft({ ...draft, from })}
      />
      <Button fullWidth onClick={() => onSave(before, { rules: draft, week })}>
        Use these rules
      </Button>
    </>
  );
}

interface LimitFieldsProps {
  draft: MenuRules;
  onChange: (draft: MenuRules) => void;
}

/** How long cooking may take on each weekday, and when a dish comes again. */
function LimitFields({ draft, onChange }: LimitFieldsProps) {
  return (
    <div className={classes.fields}>
      {weekdays.map((day) => (
        <NativeSelect
          key={day}
          label={weekdayName(day)}
          data={limitChoices}
          value={draft.maxMinutes[day] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              ...draft,
              maxMinutes: { ...draft.maxMinutes, [day]: Number(value) || undefined },
            })
          }
        />
      ))}
      <NativeSelect
        label="The same recipe again"
        data={repeatChoices}
        value={draft.repeatAfterDays}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...draft, repeatAfterDays: Number(value) })
        }
      />
    </div>
  );
}

const limitChoices = [
  { value: '', label: 'Any time' },
  ...[15, 20, 30, 40, 45, 60, 90].map((minutes) => ({
    value: String(minutes),
    label: `Up to ${minutes} min`,
  })),
];

const repeatChoices = [3, 5, 7, 10, 14, 21, 28].map((days) => ({
  value: String(days),
  label: `After ${days} days`,
}));
