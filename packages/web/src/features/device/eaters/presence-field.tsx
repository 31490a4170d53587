/** When someone is at home: the patterns that were set up, each with a button to remove it. Each change is saved at once. */
import { t } from '@lingui/core/macro';
import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { presenceLimits, presenceText } from '@saltbush/domain/plan/eaters/presence-choices';
import type { PresencePattern } from '@saltbush/domain/plan/rows/presence-pattern';
import { useToday } from '../view-mode';
import { AddPresence } from './add-presence';
import classes from './presence-field.module.css';

export interface PresenceFieldProps {
  /** Whose day it is; absent: the person’s. */
  householdId: string | undefined;
  patterns: readonly PresencePattern[];
  onChange: (patterns: readonly PresencePattern[]) => void;
}

export function PresenceField({ householdId, patterns, onChange }: PresenceFieldProps) {
  const today = useToday(householdId);
  const [isAdding, setAdding] = useState(false);
  const [hasAdded, setAdded] = useState(false);
  const shown = patterns.filter(({ to = today }) => to >= today);
  return (
    <fieldset className={classes.field}>
      <legend>{t`At home`}</legend>
      {shown.length === 0 && !isAdding && <p className={classes.always}>{t`Every day.`}</p>}
      <Patterns
        texts={shown.map((pattern) => presenceText(pattern, today))}
        onRemove={(index) => onChange(patterns.filter((one) => one !== shown[index]))}
      />
      {isAdding ? (
        <AddPresence
          today={today}
          patterns={patterns}
          // Those that are over make space.
          onChange={(next) => onChange(next.filter(({ to = today }) => to >= today))}
          onDone={() => {
            setAdding(false);
            setAdded(true);
          }}
        />
      ) : (
        shown.length < presenceLimits.patterns && (
          <Button
            variant="default"
            fullWidth
            ref={hasAdded ? focus : undefined}
            onClick={() => setAdding(true)}
          >
            {shown.length === 0 ? t`Not always at home` : t`Add other days`}
          </Button>
        )
      )}
    </fieldset>
  );
}

/** What had it is gone. */
const focus = (button: HTMLElement | null): void => button?.focus();

interface PatternsProps {
  texts: readonly string[];
  onRemove: (index: number) => void;
}

const Patterns = ({ texts, onRemove }: PatternsProps) => (
  <ul className={classes.patterns}>
    {texts.map((text, index) => (
      <li key={text}>
        <span>{text}</span>
        <CloseButton size="xl" aria-label={t`Remove: ${text}`} onClick={() => onRemove(index)} />
      </li>
    ))}
  </ul>
);
