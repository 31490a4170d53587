/** Preferences of the whole week; each press chooses again what is not locked. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import type { Leaning } from '@saltbush/domain/plan/magic-menu/menu-request';
import classes from '../../../ui/fields/chip-row.module.css';

const labels: readonly [Leaning, string][] = [
  ['quicker', t`Quicker`],
  ['cheaper', t`Cheaper`],
  ['fewerIngredients', t`Fewer ingredients`],
  ['useUp', t`Less waste`],
  ['veggie', t`Veggie`],
];

export interface LeaningChipsProps {
  leanings: readonly Leaning[];
  onChange: (leanings: readonly Leaning[]) => void;
}

export function LeaningChips({ leanings, onChange }: LeaningChipsProps) {
  return (
    <fieldset className={classes.chips}>
      <legend className={classes.legend}>
        <Trans>Prefer</Trans>
      </legend>
      {labels.map(([leaning, label]) => {
        const isOn = leanings.includes(leaning);
        const others = leanings.filter((one) => one !== leaning);
        return (
          <UnstyledButton
            key={leaning}
            className={classes.chip}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? others : [...others, leaning])}
          >
            {label}
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}
