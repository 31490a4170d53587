import { inSentence } from '@saltbush/domain/plan/shopping-list/lines/beside-amount';

/**
 * Alternative foods, as text behind the name.
 * @example choiceText(['Margarine']) // 'or margarine'
 */
export function choiceText(alternatives: readonly string[] = []): string {
  return alternatives.map((name) => `or ${inSentence(name)}`).join(' ');
}
