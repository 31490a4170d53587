/** The rules for dinners as sentences, each with a button to remove it, and a form for one more. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import { weekRuleLimits } from '@saltbush/domain/plan/magic-menu/rules/rule-topics';
import type { PlanScope } from '../../../device/view-mode';
import { NewWeekRule } from './new-week-rule';
import { draftText, type DraftRule } from './use-week-rules';
import { useMenuSources } from './use-menu-sources';
import classes from './week-rules-field.module.css';

export interface WeekRulesFieldProps {
  scope: PlanScope;
  rules: readonly DraftRule[];
  /** Of those in the rules, which may be other people's. */
  sourceNames: SourceNames;
  onChange: (rules: readonly DraftRule[]) => void;
}

export function WeekRulesField({ scope, rules, sourceNames, onChange }: WeekRulesFieldProps) {
  const [isAdding, setAdding] = useState(false);
  const [hasAdded, setAdded] = useState(false);
  const { searches = [], cookbooks = [] } = useMenuSources();
  const own = [...searches, ...cookbooks].map(({ source, name }) => [source, name] as const);
  const names = new Map([...own, ...sourceNames]);
  const handleAdd = (rule: DraftRule) => {
    onChange([...rules, rule]);
    setAdding(false);
    setAdded(true);
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>
        <Trans>Rules for dinners</Trans>
      </legend>
      <Sentences rules={rules} names={names} onChange={onChange} />
      {isAdding && <NewWeekRule scope={scope} names={names} onAdd={handleAdd} />}
      {!isAdding && rules.length < weekRuleLimits.rules && (
        <Button
          variant="default"
          fullWidth
          ref={hasAdded ? focus : undefined}
          onClick={() => setAdding(true)}
        >
          <Trans>Add a rule</Trans>
        </Button>
      )}
    </fieldset>
  );
}

/** The form that had it is gone. */
const focus = (button: HTMLElement | null): void => button?.focus();

interface SentencesProps extends Pick<WeekRulesFieldProps, 'rules' | 'onChange'> {
  names: SourceNames;
}

function Sentences({ rules, names, onChange }: SentencesProps) {
  if (rules.length === 0) return null;
  return (
    <ul className={classes.rules}>
      {rules.map((rule) => {
        const text = draftText(rule, names);
        return (
          <li key={rule.id}>
            <span>{text}</span>
            <CloseButton
              size="xl"
              aria-label={t`Remove ${text}`}
              onClick={() => onChange(rules.filter((one) => one !== rule))}
            />
          </li>
        );
      })}
    </ul>
  );
}
