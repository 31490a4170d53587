/**
 * Why a need is not bought. Needs have the English sentence, whoever reads them, since devices store them; it is said
 * when it is shown.
 */
import { say } from '../../texts/say';

export const notBoughtReasons = {
  equipment: 'Kitchen equipment.',
  water: 'Comes from the tap.',
  ice: 'Made in the freezer at home.',
  brine: 'It is in the jar, or made of salt and water.',
  instruction: 'It names nothing to buy.',
  recipe: 'Made by a recipe of its own.',
  made: 'The recipe makes it of its other ingredients.',
  kept: 'Kept from another part of the recipe.',
} as const;

type Reason = (typeof notBoughtReasons)[keyof typeof notBoughtReasons];

/** @example notBoughtText('Comes from the tap.') // 'Kommt aus der Leitung.' for who reads German */
export const notBoughtText = (reason: string): string => texts[reason as Reason]?.() ?? reason;

const texts: Readonly<Record<Reason, () => string>> = {
  'Kitchen equipment.': () => say('Kitchen equipment.'),
  'Comes from the tap.': () => say('Comes from the tap.'),
  'Made in the freezer at home.': () => say('Made in the freezer at home.'),
  'It is in the jar, or made of salt and water.': () =>
    say('It is in the jar, or made of salt and water.'),
  'It names nothing to buy.': () => say('It names nothing to buy.'),
  'Made by a recipe of its own.': () => say('Made by a recipe of its own.'),
  'The recipe makes it of its other ingredients.': () =>
    say('The recipe makes it of its other ingredients.'),
  'Kept from another part of the recipe.': () => say('Kept from another part of the recipe.'),
};
