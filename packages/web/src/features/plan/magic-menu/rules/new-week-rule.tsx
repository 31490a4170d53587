/** One more rule for dinners: what, when, and how strictly. The button says the sentence that it adds. */
import { t } from '@lingui/core/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import { topicOf, weekRuleLimits } from '@saltbush/domain/plan/magic-menu/rules/rule-topics';
import type { RuleTopic } from '@saltbush/domain/plan/rows/week-rule-row';
import { newId } from '../../../../api/new-id';
import type { PlanScope } from '../../../device/view-mode';
import {
  anotherFood,
  boundOf,
  commonTopics,
  useTopicGroups,
  whenChoices,
  type When,
} from './rule-choices';
import { draftText, type DraftRule } from './use-week-rules';
import classes from './week-rules-field.module.css';

export interface NewWeekRuleProps {
  scope: PlanScope;
  names: SourceNames;
  onAdd: (rule: DraftRule) => void;
}

export function NewWeekRule({ scope, names, onAdd }: NewWeekRuleProps) {
  const [topic, setTopic] = useState<string>(commonTopics[0]!.value);
  const [food, setFood] = useState('');
  const [when, setWhen] = useState<When>('least.friday');
  const [isSoft, setSoft] = useState(false);
  const groups = useTopicGroups(scope, names);
  const chosen = topic === anotherFood ? foodTopic(food) : (topic as RuleTopic);
  const rule = chosen && { topic: chosen, ...boundOf(when), ...(isSoft && { isSoft }) };
  return (
    <div className={classes.adding}>
      <NativeSelect
        label={t`What`}
        ref={focus}
        data={groups}
        value={topic}
        onChange={({ currentTarget: { value } }) => setTopic(value)}
      />
      {topic === anotherFood && <FoodInput value={food} onChange={setFood} />}
      <NativeSelect
        label={t`When`}
        data={whenChoices}
        value={when}
        onChange={({ currentTarget: { value } }) => setWhen(value as When)}
      />
      <Strictness isSoft={isSoft} onChange={setSoft} />
      <Button
        variant="light"
        fullWidth
        disabled={!rule}
        onClick={() => rule && onAdd({ id: newId(), ...rule })}
      >
        {rule ? t`Add: ${draftText(rule, names)}` : t`Add`}
      </Button>
    </div>
  );
}

/** The button that opened this is gone. */
const focus = (field: HTMLElement | null): void => field?.focus();

/** Undefined while nothing is typed. */
const foodTopic = (typed: string): RuleTopic | undefined =>
  typed.trim() === '' ? undefined : topicOf('food', typed.trim());

interface FoodInputProps {
  value: string;
  onChange: (food: string) => void;
}

const FoodInput = ({ value, onChange }: FoodInputProps) => (
  <TextInput
    label={t`Food`}
    maxLength={weekRuleLimits.value}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

interface StrictnessProps {
  isSoft: boolean;
  onChange: (isSoft: boolean) => void;
}

const Strictness = ({ isSoft, onChange }: StrictnessProps) => (
  <NativeSelect
    label={t`How strict`}
    data={[
      { value: '', label: t`Always` },
      { value: 'soft', label: t`If it fits` },
    ]}
    value={isSoft ? 'soft' : ''}
    onChange={({ currentTarget: { value } }) => onChange(value !== '')}
  />
);
