/** Parts of a serve in the words of a person. */
import { plural, t } from '@lingui/core/macro';
import type { Eater } from '@saltbush/domain/plan/eaters/eaters';

const parts: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** @example formatPortions(2.75) // '2¾' */
export function formatPortions(portions: number): string {
  const whole = Math.floor(portions);
  const part = parts[portions - whole] ?? '';
  return part === '' ? String(whole) : `${whole || ''}${part}`;
}

export const portionChoices = [
  { value: 0.25, label: t`¼ Toddler` },
  { value: 0.5, label: t`½ Small child` },
  { value: 0.75, label: t`¾ Child` },
  { value: 1, label: t`1 Adult` },
  { value: 1.5, label: t`1½ Hungry` },
  { value: 2, label: t`2 Very hungry` },
];

/**
 * @param year of today
 * @example describeAge({ bornIn: 2020, portion: 0.5 }, 2026) // '6 years'
 */
export function describeAge({ bornIn, portion }: Pick<Eater, 'bornIn' | 'portion'>, year: number) {
  if (bornIn === undefined) return portion < 1 ? t`Child` : t`Adult`;
  const years = year - bornIn;
  if (years >= 18) return t`Adult`;
  if (years <= 0) return t`Baby`;
  return plural(years, { one: '# year', other: '# years' });
}
