/** Rules that the week does not keep: which, why, and what to do. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <section className={classes.notice} aria-label={t`Rules that are not kept`}>
      {rules.map(({ id, title, advice }) => (
        <p key={id}>
          <strong>
            <Trans>{title}: not this week.</Trans>
          </strong>{' '}
          {advice}
        </p>
      ))}
      <Button variant="default" onClick={onChange}>
        <Trans>Change the rules</Trans>
      </Button>
    </section>
  );
}
