import { t } from '@lingui/core/macro';
import { Badge, SegmentedControl } from '@mantine/core';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { capitalised } from '../../../ui/capitalised';
import classes from './measures-switch.module.css';
import {
  type MeasuresChoice,
  measuresChoices,
  type MeasuresReading,
} from '../../recipe/recipe-content';

/** Switches between the author's measures and others. */
export const MeasuresSwitch = ({ reading }: { reading: MeasuresReading }) => (
  <SegmentedControl
    fullWidth
    aria-label={t`Measures`}
    className={classes.choices}
    classNames={{ label: classes.choice }}
    data={measuresChoices.map((value) => ({ value, label: choiceLabels[value] }))}
    value={reading.choice}
    onChange={(value) => reading.choose(value as MeasuresChoice)}
  />
);

export interface MeasuresNoteProps {
  /** Of the author. */
  measures: Measures;
  reading: MeasuresReading;
}

/** Whose measures the text uses, and whether others could not be loaded. */
export function MeasuresNote({ measures, reading: { convert, hasFailed } }: MeasuresNoteProps) {
  const label = measuresLabels[measures];
  return (
    <div className={classes.measures}>
      <Badge className={classes.whose} variant="light" color="gray" size="lg" tt="none" fw={500}>
        {convert ? t`Written in ${label}` : capitalised(label)}
      </Badge>
      <output className={classes.failed}>
        {hasFailed && t`These measures could not be loaded. The amounts are as written.`}
      </output>
    </div>
  );
}

const choiceLabels: Record<MeasuresChoice, string> = {
  written: t`As written`,
  metric: t`Metric`,
  au: 'AU',
  us: 'US',
};

const measuresLabels: Record<Measures, string> = {
  au: t`Australian cups and spoons`,
  us: t`American cups and spoons`,
  uk: t`British cups and spoons`,
  metric: t`metric cups and spoons`,
};
