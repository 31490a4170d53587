/** Why a need is not bought, for people. Needs have the English sentence, whoever reads them: they are stored. */
import { say } from '../../../texts/say';

/** @example notBoughtText('Comes from the tap.') // the sentence in the reader's language */
export const notBoughtText = (reason: string): string => texts[reason]?.() ?? reason;

const texts: Readonly<Record<string, () => string>> = {
  'Kitchen equipment.': () => say('Kitchen equipment.'),
  'Comes from the tap.': () => say('Comes from the tap.'),
  'Made in the freezer at home.': () => say('Made in the freezer at home.'),
  'It is in the jar, or made of salt and water.': () =>
    say('It is in the jar, or made of salt and water.'),
  'It names nothing to buy.': () => say('It names nothing to buy.'),
  'Made by a recipe of its own.': () => say('Made by a recipe of its own.'),
  'Made of the ingredients listed after it.': () => say('Made of the ingredients listed after it.'),
  'Kept from another part of the recipe.': () => say('Kept from another part of the recipe.'),
};
