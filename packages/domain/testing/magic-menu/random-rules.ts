/** Rules for dinners of made-up households: musts and wishes, which may contradict each other. */
import type { WeekRule } from '../../src/plan/magic-menu/rules/week-rule';
import { weekdayName, weekdays } from '../../src/plan/days/week';
import type { ConditionTopic, RuleTopic } from '../../src/plan/rows/week-rule-row';
import type { Dice } from './dice';

/** By the number of the recipe, so that few and many recipes have each. */
export const topicsOfCandidate = (index: number): ConditionTopic[] => [
  ...(index % 5 === 1 ? (['food:fish'] as const) : []),
  ...(index % 4 === 0 ? (['tag:Pasta'] as const) : []),
  ...(index % 3 === 2 ? (['suits:vegetarian'] as const) : []),
];

const topics: readonly (readonly [RuleTopic, string])[] = [
  ['food:fish', 'fish'],
  ['tag:Pasta', 'pasta'],
  ['suits:vegetarian', 'no meat'],
  ['protein:fish', 'fillets'],
  ['new', 'a new dish'],
  ['search:quick', 'a dish that is quick and that everybody in the house is fond of'],
];

/** @param most as many rules at most */
export function randomRules({ below, chance, one }: Dice, most: number): WeekRule[] {
  if (most === 0) return [];
  return Array.from({ length: below(most + 1) }, (_, index) => {
    const [topic, name] = one(topics);
    const bound = chance(0.6) ? ('least' as const) : ('most' as const);
    const isSoft = chance(0.4);
    const weekday = chance(0.4) ? one(weekdays) : undefined;
    const count = weekday ? 1 : below(5);
    const text = `${isSoft ? 'rather' : 'always'} ${bound} ${count} of ${name} ${weekday ? weekdayName(weekday) : 'a week'}, ${index}`;
    return { id: `rule-${index}`, text, topic, weekday, bound, count, isSoft };
  });
}
