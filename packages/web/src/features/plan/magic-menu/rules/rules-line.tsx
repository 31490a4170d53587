/** The rules that the menu follows, and a form to change them. */
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { weekdayName, weekdays } from '@saltbush/domain/plan/days/week';
import { Sheet } from '../../../../ui/dialog/sheet';
import classes from './rules-line.module.css';
import type { PlanScope } from '../../../device/view-mode';
import { SourceFields } from './source-fields';
import { rulesText, saveMenuRules } from './use-menu-rules';

export interface RulesLineProps {
  scope: PlanScope;
  rules: MenuRules;
  sourceNames: SourceNames;
}

export function RulesLine({ scope, rules, sourceNames }: RulesLineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.line}>
      <p className={classes.rules}>Rules: {rulesText(rules, sourceNames)}</p>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        Change rules
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Rules of Magic Menu">
        <RulesForm
          rules={rules}
          sourceNames={sourceNames}
          onSave={(before, after) => {
            saveMenuRules(scope, before, after);
            setOpen(false);
          }}
        />
      </Sheet>
    </div>
  );
}

interface RulesFormProps {
  rules: MenuRules;
  sourceNames: SourceNames;
  /** @param before as they were when the form was opened */
  onSave: (before: MenuRules, after: MenuRules) => void;
}

function RulesForm({ rules, sourceNames, onSave }: RulesFormProps) {
  const [before] = useState(rules);
  const [draft, setDraft] = useState(rules);
  return (
    <>
      <div className={classes.fields}>
        {weekdays.map((day) => (
          <NativeSelect
            key={day}
            label={weekdayName(day)}
            data={limitChoices}
            value={draft.maxMinutes[day] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setDraft({
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
            setDraft({ ...draft, repeatAfterDays: Number(value) })
          }
        />
      </div>
      <SourceFields
        from={draft.from}
        sourceNames={sourceNames}
        onChange={(from) => setDraft({ ...draft, from })}
      />
      <Button fullWidth onClick={() => onSave(before, draft)}>
        Use these rules
      </Button>
    </>
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
