/** The measures that recipes can start with, by name. */
import type { DefaultMeasures } from '@saltbush/contract/account/session';

export const measuresChoices: readonly { value: DefaultMeasures; label: string; text: string }[] = [
  { value: 'written', label: 'As written', text: 'Just as each recipe has them' },
  { value: 'metric', label: 'Metric', text: 'Grams and millilitres' },
  { value: 'au', label: 'Australian', text: '250 mL cups and 20 mL tablespoons' },
  { value: 'us', label: 'American', text: 'Ounces, pounds and 237 mL cups' },
];

/** @example measuresName('metric') // 'Metric' */
export const measuresName = (measures: DefaultMeasures = 'written'): string =>
  measuresChoices.find(({ value }) => value === measures)!.label;
