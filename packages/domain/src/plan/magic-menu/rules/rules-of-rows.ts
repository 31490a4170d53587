/** The rules for the dinners of a week out of the rows, with their sentences. */
import { weekdayName, weekdays } from '../../days/week';
import type { MenuSource } from '../../rows/menu-rules-row';
import type { Row } from '../../rows/rows';
import { conditionOf, newDish, proteinOf } from './rule-topics';
import type { RecipeTopic, RuleTopic, WeekRuleRow } from '../../rows/week-rule-row';
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
  const words = topicWords(topic, names);
  const text =
    weekday === undefined
      ? `at ${bound} ${count} ${count === 1 ? words.one : words.several}`
      : `${bound === 'least' ? words.day : words.none} on ${weekdayName(weekday)}`;
  return isSoft ? `${text}, if it fits` : text;
}

interface TopicWords {
  /** "… on Friday" */
  day: string;
  none: string;
  /** "at least 1 …", "at most 2 …" */
  one: string;
  several: string;
}

function topicWords(topic: RuleTopic, names: SourceNames): TopicWords {
  if (topic === newDish)
    return { day: 'a new dish', none: 'no new dish', one: 'new dish', several: 'new dishes' };
  const protein = proteinOf(topic);
  if (protein !== undefined) {
    const name = proteinNames.get(protein) ?? protein;
    return { day: name, none: `no ${name}`, one: `with ${name}`, several: `with ${name}` };
  }
  const condition = conditionOf(topic);
  if (!condition) {
    const words = `from ${sourceText(names.get(topic as MenuSource))}`;
    return { day: `a dish ${words}`, none: `nothing ${words}`, one: words, several: words };
  }
  const { field, value } = condition;
  const words = wordsOf[field](value);
  return { none: `nothing ${words}`, one: words, several: words, day: words, ...ofFood(condition) };
}

const ofFood = ({ field, value }: { field: string; value: string }): Partial<TopicWords> =>
  field === 'food' ? { day: value, none: `no ${value}` } : {};

const wordsOf = {
  tag: (tag: string) => `tagged “${tag}”`,
  cuisine: (cuisine: string) => cuisine,
  food: (food: string) => `with ${food}`,
  suits: (requirement: string) => suitsWords.get(requirement) ?? `without ${requirement}`,
} as const;

export const proteinNames: ReadonlyMap<string, string> = new Map([['legumes', 'beans or lentils']]);

const suitsWords: ReadonlyMap<string, string> = new Map([
  ['vegetarian', 'without meat'],
  ['vegan', 'vegan'],
  ['gluten-free', 'gluten free'],
  ['dairy-free', 'dairy free'],
]);
