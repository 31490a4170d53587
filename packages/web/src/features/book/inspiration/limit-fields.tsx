/** Filters: time, course and whose recipes. */
import { courses } from '@saltbush/recipe-parser/recipe';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { capitalised } from '../../../ui/capitalised';
import type { Limits } from './use-criteria';
import classes from './limit-fields.module.css';

export interface LimitFieldsProps {
  limits: Limits;
  onChange: (change: Limits) => void;
}

export function LimitFields({ limits, onChange }: LimitFieldsProps) {
  return (
    <div className={classes.limits}>
      <ChoiceChips
        label="Time you have"
        choices={times}
        value={limits.maxMinutes ?? anyTime}
        onChange={(minutes = anyTime) =>
          onChange({ maxMinutes: minutes === anyTime ? undefined : minutes })
        }
      />
      <details className={classes.more}>
        <summary>More filters{inUseText(limits)}</summary>
        <ChoiceChips
          label="Course"
          choices={courses.map((value) => ({ value, label: capitalised(value) }))}
          value={limits.course}
          onChange={(course) => onChange({ course })}
        />
        <ChoiceChips
          label="Whose recipes"
          choices={whose}
          value={limits.from}
          onChange={(from) => onChange({ from })}
        />
      </details>
    </div>
  );
}

const anyTime = 0;
const times = [
  ...[15, 30, 45, 60].map((value) => ({ value, label: formatMinutes(value) })),
  { value: anyTime, label: 'Any time' },
];

const whose = [
  { value: 'own', label: 'My own' },
  { value: 'saved', label: 'Saved' },
  { value: 'household', label: 'Communities' },
  { value: 'public', label: 'Saltbush' },
] as const;

function inUseText({ course, from }: Limits): string {
  const chosen = [course && capitalised(course), whose.find(({ value }) => value === from)?.label];
  const words = chosen.filter((word) => word !== undefined);
  return words.length === 0 ? '' : `: ${words.join(', ')}`;
}
