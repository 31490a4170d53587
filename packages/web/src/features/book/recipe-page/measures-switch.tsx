/** Switches between the author's measures and others, and shows whose measures the text uses. */
import { Badge, SegmentedControl } from '@mantine/core';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import classes from './measures-switch.module.css';
import {
  type MeasuresChoice,
  measuresChoices,
  type MeasuresReading,
} from '../../recipe/recipe-content';

export interface MeasuresSwitchProps {
  /** Of the author. */
  measures: Measures;
  reading: MeasuresReading;
}

export function MeasuresSwitch({ measures, reading }: MeasuresSwitchProps) {
  const { choice, choose, convert, hasFailed } = reading;
  const label = measuresLabels[measures];
  return (
    <div className={classes.measures}>
      <SegmentedControl
        fullWidth
        aria-label="Measures"
        className={classes.choices}
        classNames={{ label: classes.choice }}
        data={measuresChoices.map((value) => ({ value, label: choiceLabels[value] }))}
        value={choice}
        onChange={(value) => choose(value as MeasuresChoice)}
      />
      <Badge className={classes.whose} variant="light" color="gray" size="lg" tt="none" fw={500}>
        {convert ? `Written in ${label}` : label.charAt(0).toUpperCase() + label.slice(1)}
      </Badge>
      <output className={classes.failed}>
        {hasFailed && 'These measures could not be loaded. The amounts are as written.'}
      </output>
    </div>
  );
}

const choiceLabels: Record<MeasuresChoice, string> = {
  written: 'As written',
  metric: 'Metric',
  au: 'AU',
  us: 'US',
};

const measuresLabels: Record<Measures, string> = {
  au: 'Australian cups and spoons',
  us: 'American cups and spoons',
  uk: 'British cups and spoons',
  metric: 'metric cups and spoons',
};
