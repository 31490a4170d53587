/** The rules for the dinners of a week out of the rows, with their sentences. */
import { say } from '../../../texts/say';
import { diets } from '../../../recipe/diets/allergens';
import { requirementName } from '../../../recipe/diets/requirement-names';
import { weekdayName, weekdays } from '../../days/week';
import type { MenuSource } from '../../rows/menu-rules-row';
import type { Row } from '../../rows/rows';
import { conditionOf, newDish, proteinOf } from './rule-topics';
import type { RecipeTopic, RuleTopic, WeekRuleRow } from '../../rows/week-rule-row';
import { proteinText } from './protein-text';
import { sourceText } from './source-text';
import type { WeekRule } from './week-rule';

/** Of searches and cookbooks, without those that are gone. */
type SourceNames = ReadonlyMap<MenuSource, string>;

/** Those of the week first, then by weekday; the same on every device. */
export function weekRulesOf(
  rows: Iterable<Pick<Row, 'kind' | 'id' | 'fields' | 'isDeleted'>>,
  names: SourceNames,
): WeekRule[] {
  return [...rows]
    .filter(({ kind, isDeleted }) => kind === 'weekRules' && !isDeleted)
    .flatMap(({ id, fields }) => toRule(id, fields as Partial<WeekRuleRow>, names))
    .toSorted((a, b) => dayNumber(a) - dayNumber(b) || (a.id < b.id ? -1 : 1));
}

const dayNumber = ({ weekday }: WeekRule): number => (weekday ? weekdays.indexOf(weekday) : -1);

function toRule(
  id: string,
  { topic, weekday, bound, count = 1, isSoft = false }: Partial<WeekRuleRow>,
  names: SourceNames,
): WeekRule[] {
  if (topic === undefined || bound === undefined) return [];
  const rule = { topic, weekday, bound, count, isSoft };
  return [{ id, ...rule, text: ruleText(rule, names) }];
}

/** What the server is to say of each recipe; proteins and new dishes are known without it. */
export const topicsOf = (rules: readonly Pick<WeekRule, 'topic'>[]): RecipeTopic[] => [
  ...new Set(
    rules
      .filter(({ topic }) => topic !== newDish && proteinOf(topic) === undefined)
      .map(({ topic }) => topic as RecipeTopic),
  ),
];

/** Of the topics those that are searches and cookbooks. */
export const sourcesOf = (topics: readonly RecipeTopic[]): MenuSource[] =>
  topics.filter((topic): topic is MenuSource => conditionOf(topic) === undefined);

/**
 * @example ruleText({ topic: 'food:fish', weekday: 'friday', bound: 'least', count: 1, isSoft: false }, new Map())
 * // 'fish on Friday'
 */
export function ruleText(rule: Omit<WeekRule, 'id' | 'text'>, names: SourceNames): string {
  const { topic, weekday, bound, count, isSoft } = rule;
  const words = topicWords(topic, names, count);
  const text =
    weekday === undefined
      ? bound === 'least'
        ? say('at least {count} {dishes}', { count, dishes: words.counted })
        : say('at most {count} {dishes}', { count, dishes: words.counted })
      : say('{dish} on {weekday}', {
          dish: bound === 'least' ? words.day : words.none,
          weekday: weekdayName(weekday),
        });
  return isSoft ? say('{rule}, if it fits', { rule: text }) : text;
}

interface TopicWords {
  /** "… on Friday" */
  day: string;
  none: string;
  /** "at least 1 …", "at most 2 …" */
  counted: string;
}

function topicWords(topic: RuleTopic, names: SourceNames, count: number): TopicWords {
  if (topic === newDish)
    return {
      day: say('a new dish'),
      none: say('no new dish'),
      counted: say('{count, plural, one {new dish} other {new dishes}}', { count }),
    };
  const protein = proteinOf(topic);
  if (protein !== undefined) return foodWords(proteinText(protein));
  const condition = conditionOf(topic);
  if (!condition) {
    const source = sourceText(names.get(topic as MenuSource));
    return {
      day: say('a dish from {source}', { source }),
      none: say('nothing from {source}', { source }),
      counted: say('from {source}', { source }),
    };
  }
  const { field, value } = condition;
  if (field === 'food') return foodWords(value);
  const words = wordsOf[field](value);
  return { day: words, none: say('nothing {kind}', { kind: words }), counted: words };
}

const foodWords = (food: string): TopicWords => ({
  day: food,
  none: say('no {food}', { food }),
  counted: say('with {food}', { food }),
});

const wordsOf = {
  tag: (tag: string) => say('tagged “{tag}”', { tag }),
  cuisine: (cuisine: string) => cuisine,
  suits: (requirement: string) => {
    if (requirement === 'vegetarian') return say('without meat');
    const name = requirementName(requirement);
    return diets.some((diet) => diet === requirement)
      ? name
      : say('without {food}', { food: name });
  },
} as const;
