/** Rules that the week does not keep: which, why, and what to do. */
import { Button } from '@mantine/core';
import type { MagicMenu } from '@saltbush/domain/plan/magic-menu/magic-menu';
import classes from './unmet-rules.module.css';

export interface UnmetRulesProps {
  rules: MagicMenu['unmet'];
  onChange: () => void;
}

export function UnmetRules({ rules, onChange }: UnmetRulesProps) {
  if (rules.length === 0) return null;
  return (
    <section className={classes.notice} aria-label="Rules that are not kept">
      {rules.map(({ id, title, advice }) => (
        <p key={id}>
          <strong>{title}: not this week.</strong> {advice}
        </p>
      ))}
      <Button variant="default" onClick={onChange}>
        Change the rules
      </Button>
    </section>
  );
}
