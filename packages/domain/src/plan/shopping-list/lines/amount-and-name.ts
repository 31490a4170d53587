import { nameBeside } from './beside-amount';

/**
 * @param amount as shown; blank when nothing says how much
 * @example besideAmount('1 × 400 g tin', 'Canned diced tomatoes') // '1 × 400 g tin diced tomatoes'
 * @example besideAmount('', 'Onions') // 'Onions'
 */
export function besideAmount(amount: string, name: string): string {
  if (amount === '') return name;
  return [amount, nameBeside(amount, name)].filter((text) => text !== '').join(' ');
}
