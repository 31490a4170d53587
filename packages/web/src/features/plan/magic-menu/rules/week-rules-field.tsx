/** The rules for dinners as sentences, and a few fields for one more. */
import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { weekdayName, weekdays, type Weekday } from '@saltbush/domain/plan/days/week';
import { proteinNames, ruleText } from '@saltbush/domain/plan/magic-menu/rules/rules-of-rows';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import {
  newDish,
  topicOf,
  topicProteins,
  weekRuleLimits,
  type RuleTopic,
} from '@saltbush/domain/plan/rows/week-rule-row';
import { newId } from '../../../../api/new-id';
import { capitalised } from '../../../../ui/capitalised';
import type { PlanScope } from '../../../device/view-mode';
import classes from './week-rules-field.module.css';
import type { DraftRule } from './use-week-rules';
import { useMenuSources } from './use-menu-sources';
import { useTopicNames } from './use-topic-names';

export interface WeekRulesFieldProps {
  scope: PlanScope;
  rules: readonly DraftRule[];
  /** Of those in the rules, which may be other people's. */
  sourceNames: SourceNames;
  onChange: (rules: readonly DraftRule[]) => void;
}

export function WeekRulesField({ scope, rules, sourceNames, onChange }: WeekRulesFieldProps) {
  const [isAdding, setAdding] = useState(false);
  const { searches = [], cookbooks = [] } = useMenuSources();
  const own = [...searches, ...cookbooks].map(({ source, name }) => [source, name] as const);
  const names = new Map([...own, ...sourceNames]);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>Rules for dinners</legend>
      {rules.length > 0 && (
        <ul className={classes.rules}>
          {rules.map((rule) => {
            const text = textOf(rule, names);
            return (
              <li key={rule.id}>
                <span>{text}</span>
                <CloseButton
                  size="xl"
                  aria-label={`Remove ${text}`}
                  onClick={() => onChange(rules.filter((one) => one !== rule))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {isAdding ? (
        <NewRule
          scope={scope}
          names={names}
          onAdd={(rule) => {
            onChange([...rules, rule]);
            setAdding(false);
          }}
        />
      ) : (
        rules.length < weekRuleLimits.rules && (
          <Button variant="default" fullWidth onClick={() => setAdding(true)}>
            Add a rule
          </Button>
        )
      )}
    </fieldset>
  );
}

/** "Fish on Friday" */
const textOf = (rule: Omit<DraftRule, 'id'>, names: SourceNames): string =>
  capitalised(ruleText({ isSoft: false, count: 1, ...rule }, names));

interface NewRuleProps {
  scope: PlanScope;
  names: SourceNames;
  onAdd: (rule: DraftRule) => void;
}

function NewRule({ scope, names, onAdd }: NewRuleProps) {
  const { tags, cuisines } = useTopicNames(scope);
  const [topic, setTopic] = useState<string>(commonTopics[0]!.value);
  const [food, setFood] = useState('');
  const [when, setWhen] = useState<When>('least.friday');
  const [isSoft, setSoft] = useState(false);
  const named = food.trim();
  const chosen = (topic === anotherFood ? named && topicOf('food', named) : topic) as
    RuleTopic | '';
  const rule = chosen && {
    topic: chosen,
    ...boundOf(when),
    ...(isSoft && { isSoft }),
  };
  const sources = [...names].map(([value, label]) => ({ value, label }));
  return (
    <div className={classes.adding}>
      <NativeSelect
        label="What"
        autoFocus
        data={[
          ...commonTopics,
          { value: anotherFood, label: 'Another food …' },
          ...groupOf(
            'Tags',
            tags.map((tag) => ({ value: topicOf('tag', tag), label: tag })),
          ),
          ...groupOf(
            'Cuisines',
            cuisines.map((name) => ({ value: topicOf('cuisine', name), label: name })),
          ),
          ...groupOf('Saved searches and cookbooks', sources),
        ]}
        value={topic}
        onChange={({ currentTarget: { value } }) => setTopic(value)}
      />
      {topic === anotherFood && (
        <TextInput
          label="Food"
          maxLength={weekRuleLimits.value}
          value={food}
          onChange={({ currentTarget: { value } }) => setFood(value)}
        />
      )}
      <NativeSelect
        label="When"
        data={whenChoices}
        value={when}
        onChange={({ currentTarget: { value } }) => setWhen(value as When)}
      />
      <NativeSelect
        label="How strictly"
        data={[
          { value: '', label: 'It must be so' },
          { value: 'soft', label: 'Rather so, if it fits' },
        ]}
        value={isSoft ? 'soft' : ''}
        onChange={({ currentTarget: { value } }) => setSoft(value !== '')}
      />
      <Button
        variant="light"
        fullWidth
        disabled={!rule}
        onClick={() => rule && onAdd({ id: newId(), ...rule })}
      >
        {rule ? `Add: ${textOf(rule, names)}` : 'Add'}
      </Button>
    </div>
  );
}

interface Item {
  value: string;
  label: string;
}

const groupOf = (group: string, items: Item[]) => (items.length > 0 ? [{ group, items }] : []);

const anotherFood = 'food';

const commonTopics: Item[] = [
  { value: 'protein:fish', label: 'Fish' },
  { value: topicOf('suits', 'vegetarian'), label: 'Without meat' },
  { value: topicOf('food', 'pasta'), label: 'Pasta' },
  { value: newDish, label: 'A new dish' },
  ...topicProteins
    .filter((protein) => protein !== 'fish')
    .map((protein) => ({
      value: `protein:${protein}`,
      label: capitalised(proteinNames.get(protein) ?? protein),
    })),
];

/** Of a weekday, or so many of the week. */
type When = `${'least' | 'most'}.${Weekday | number}`;

const boundOf = (when: When): Pick<DraftRule, 'bound' | 'weekday' | 'count'> => {
  const [bound, of] = when.split('.') as [DraftRule['bound'], string];
  const weekday = weekdays.find((day) => day === of);
  return weekday ? { bound, weekday } : { bound, count: Number(of) };
};

const counts = [1, 2, 3, 4, 5, 6];

const whenChoices = [
  {
    group: 'On a day',
    items: weekdays.map((day) => ({ value: `least.${day}`, label: `On ${weekdayName(day)}` })),
  },
  {
    group: 'In a week',
    items: [
      ...counts.map((n) => ({ value: `least.${n}`, label: `At least ${n} a week` })),
      ...[0, ...counts].map((n) => ({ value: `most.${n}`, label: `At most ${n} a week` })),
    ],
  },
  {
    group: 'Not on a day',
    items: weekdays.map((day) => ({ value: `most.${day}`, label: `Not on ${weekdayName(day)}` })),
  },
];
