/** What dinners are chosen from: on all days, and behind a button on each weekday. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { weekdayName, weekdays } from '@saltbush/domain/plan/days/week';
import { sourceText } from '@saltbush/domain/plan/magic-menu/rules/source-text';
import type { NamedSource, SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import type { MenuRules, RuleDay } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { anyRecipe, type MenuSource } from '@saltbush/domain/plan/rows/menu-rules-row';
import { capitalised } from '../../../../ui/capitalised';
import classes from './rules-line.module.css';
import { useMenuSources } from './use-menu-sources';

type From = MenuRules['from'];

export interface SourceFieldsProps {
  from: From;
  /** Of those in the rules, which may be other people's. */
  sourceNames: SourceNames;
  onChange: (from: From) => void;
}

export function SourceFields({ from, sourceNames, onChange }: SourceFieldsProps) {
  const { searches = [], cookbooks = [], hasFailed } = useMenuSources();
  const [isByDay, setByDay] = useState(weekdays.some((day) => from[day] !== undefined));
  const others = othersIn(from, [...searches, ...cookbooks], sourceNames);
  const groups = [
    { group: t`In the rules`, items: others.map(toItem) },
    { group: t`Saved searches`, items: searches.map(toItem) },
    { group: t`Cookbooks`, items: cookbooks.map(toItem) },
  ].filter(({ items }) => items.length > 0);
  const field = (day: RuleDay, label: string, first: Item[]) => (
    <NativeSelect
      key={day}
      label={label}
      data={[...first, ...groups]}
      value={from[day] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...from, [day]: (value || undefined) as From[RuleDay] })
      }
    />
  );
  return (
    <>
      <div className={classes.sources}>
        {field('all', t`Choose dinners from`, [{ value: '', label: t`All recipes` }])}
        <p className={classes.hint}>{hasFailed ? notLoaded : hint}</p>
      </div>
      {isByDay ? (
        <div className={classes.fields}>
          {weekdays.map((day) => field(day, t`${weekdayName(day)} from`, onOneDay))}
        </div>
      ) : (
        groups.length > 0 && (
          <Button variant="subtle" className={classes.byDay} onClick={() => setByDay(true)}>
            <Trans>Choose for each day</Trans>
          </Button>
        )
      )}
    </>
  );
}

interface Item {
  value: string;
  label: string;
}

const onOneDay: Item[] = [
  { value: '', label: t`Same as other days` },
  { value: anyRecipe, label: t`All recipes` },
];

const hint = t`Pick a saved search or a cookbook to use only its recipes.`;
const notLoaded = t`Couldn’t load your saved searches and cookbooks. Check your connection.`;

const toItem = ({ source, name }: NamedSource): Item => ({ value: source, label: name });

/** Those in the rules that are somebody else's, gone, or not loaded. */
function othersIn(
  from: From,
  known: readonly NamedSource[],
  sourceNames: SourceNames,
): NamedSource[] {
  const isKnown = new Set(known.map(({ source }) => source));
  const inRules = new Set(Object.values(from).filter((source) => source !== anyRecipe));
  return [...inRules]
    .filter((source): source is MenuSource => !isKnown.has(source))
    .map((source) => ({ source, name: sourceNames.get(source) ?? goneText }));
}

const goneText = capitalised(sourceText(undefined));
