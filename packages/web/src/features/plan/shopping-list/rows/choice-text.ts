import { t } from '@lingui/core/macro';
import { inSentence } from '@saltbush/recipe-parser/foods/shown';

/**
 * Alternative foods, as text behind the name.
 * @example choiceText(['Margarine']) // 'or margarine'
 */
export function choiceText(alternatives: readonly string[] = []): string {
  return alternatives.map((name) => t`or ${inSentence(name)}`).join(' ');
}
