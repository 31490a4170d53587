/** What a rule for dinners can be about, and when it holds. */
import { t } from '@lingui/core/macro';
import { weekdayName, weekdays, type Weekday } from '@saltbush/domain/plan/days/week';
import { proteinText } from '@saltbush/domain/plan/magic-menu/rules/protein-text';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import {
  newDish,
  topicOf,
  topicProteins,
} from '@saltbush/domain/plan/magic-menu/rules/rule-topics';
import { capitalised } from '../../../../ui/capitalised';
import type { PlanScope } from '../../../device/view-mode';
import type { DraftRule } from './use-week-rules';
import { useTopicNames } from './use-topic-names';

interface Item {
  value: string;
  label: string;
}

/** Asks for its name. */
export const anotherFood = 'food';

export const commonTopics: Item[] = [
  { value: 'protein:fish', label: t`Fish` },
  { value: topicOf('suits', 'vegetarian'), label: t`Without meat` },
  { value: topicOf('food', 'pasta'), label: t`Pasta` },
  { value: newDish, label: t`A new dish` },
  ...topicProteins
    .filter((protein) => protein !== 'fish')
    .map((protein) => ({
      value: `protein:${protein}`,
      label: capitalised(proteinText(protein)),
    })),
];

/** The common ones, then the tags and cuisines of one's recipes, searches and cookbooks. */
export function useTopicGroups(scope: PlanScope, names: SourceNames) {
  const { tags, cuisines } = useTopicNames(scope);
  const itemsOf = (field: 'tag' | 'cuisine', all: readonly string[]) =>
    all.map((name) => ({ value: topicOf(field, name), label: name }));
  return [
    ...commonTopics,
    { value: anotherFood, label: t`Another food …` },
    ...[
      { group: t`Tags`, items: itemsOf('tag', tags) },
      { group: t`Cuisines`, items: itemsOf('cuisine', cuisines) },
      {
        group: t`Saved searches and cookbooks`,
        items: [...names].map(([value, label]) => ({ value: value as string, label })),
      },
    ].filter(({ items }) => items.length > 0),
  ];
}

/** On a weekday, or so many of the week. */
export type When = `${'least' | 'most'}.${Weekday | number}`;

/** @example boundOf('most.2') // { bound: 'most', count: 2 } */
export function boundOf(when: When): Pick<DraftRule, 'bound' | 'weekday' | 'count'> {
  const [bound, of] = when.split('.') as [DraftRule['bound'], string];
  const weekday = weekdays.find((day) => day === of);
  return weekday ? { bound, weekday } : { bound, count: Number(of) };
}

const counts = [1, 2, 3, 4, 5, 6];
const onDays = (bound: DraftRule['bound'], textOf: (day: string) => string): Item[] =>
  weekdays.map((day) => ({ value: `${bound}.${day}`, label: textOf(weekdayName(day)) }));

export const whenChoices = [
  { group: t`On a day`, items: onDays('least', (day) => t`On ${day}`) },
  {
    group: t`In a week`,
    items: [
      ...counts.map((n) => ({ value: `least.${n}`, label: t`At least ${n} a week` })),
      ...[0, ...counts].map((n) => ({ value: `most.${n}`, label: t`At most ${n} a week` })),
    ],
  },
  { group: t`Not on a day`, items: onDays('most', (day) => t`Not on ${day}`) },
];
