/** The measures that recipes can start with, by name. */
import { t } from '@lingui/core/macro';
import type { DefaultMeasures } from '@saltbush/contract/account/session';

export const measuresChoices: readonly { value: DefaultMeasures; label: string; text: string }[] = [
  { value: 'written', label: t`As written`, text: t`Just as each recipe has them` },
  { value: 'metric', label: t`Metric`, text: t`Grams and millilitres` },
  { value: 'au', label: t`Australian`, text: t`250 mL cups and 20 mL tablespoons` },
  { value: 'us', label: t`American`, text: t`Ounces, pounds and 237 mL cups` },
];

/** @example measuresName('metric') // 'Metric' */
export const measuresName = (measures: DefaultMeasures = 'written'): string =>
  measuresChoices.find(({ value }) => value === measures)!.label;
