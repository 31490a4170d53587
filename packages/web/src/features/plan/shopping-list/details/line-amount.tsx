/** How much of a line is bought: one more or less at a tap, and back to what is needed. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { stepAmount } from '@saltbush/domain/plan/shopping-list/amounts/step-amount';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { useLineActions } from '../actions/use-line-actions';
import { lineTexts } from '../rows/line-text';
import classes from './line-amount.module.css';

export function LineAmount({ line }: { line: ListLine }) {
  const lines = useLineActions();
  const { override = {}, computed } = line;
  const { amount } = lineTexts({ ...line, needLeft: undefined } as ListLine, '');
  return (
    <div className={classes.amount}>
      <p className={classes.label} id="line-amount">
        <Trans>Buy</Trans>
        {line.buy && line.text !== amount && (
          <span>
            <Trans>Needed: {line.text}</Trans>
          </span>
        )}
      </p>
      <Stepper
        name={line.name}
        amount={amount}
        onChange={(text) => lines.changeLine(line, { amount: text })}
      />
      {(override.amount !== undefined || override.name !== undefined) && (
        <Button
          className={classes.back}
          variant="default"
          onClick={() => lines.changeLine(line, { amount: null, name: null })}
        >
          <Trans>Back to {[computed.text, computed.name].filter(Boolean).join(' ')}</Trans>
        </Button>
      )}
    </div>
  );
}

interface StepperProps {
  /** Of the line. */
  name: string;
  amount: string;
  onChange: (amount: string) => void;
}

/** An amount without steps is shown alone. */
function Stepper({ name, amount, onChange }: StepperProps) {
  const [fewer, more] = [stepAmount(amount, -1), stepAmount(amount, 1)];
  return (
    <fieldset className={classes.stepper} aria-labelledby="line-amount">
      {more !== undefined && (
        <ActionIcon
          aria-label={t`Less ${name}`}
          disabled={fewer === undefined}
          onClick={() => fewer !== undefined && onChange(fewer)}
        >
          <IconMinus size={18} stroke={2} />
        </ActionIcon>
      )}
      <output className={classes.text}>{amount || t`As needed`}</output>
      {more !== undefined && (
        <ActionIcon aria-label={t`More ${name}`} onClick={() => onChange(more)}>
          <IconPlus size={18} stroke={2} />
        </ActionIcon>
      )}
    </fieldset>
  );
}
