/** Reasons that say a figure of the dish itself, whatever else is in the week. */
import { numberForm } from '../../account/countries/forms';
import { wholeMoneyText, type MoneyForm } from '../../account/countries/money';
import { language } from '../../texts/language';
import { say } from '../../texts/say';

/** @param cost of a serve, in the whole unit of the currency */
export function costSentence(
  cost: number | undefined,
  home: MoneyForm | undefined,
): string | undefined {
  if (cost === undefined) return undefined;
  return say('About {money} a person.', { money: wholeMoneyText(cost * 100, home, language()) });
}

/** @param rating in stars, not rounded */
export function ratedSentence(rating: number): string {
  const stars = Math.round(rating * 10) / 10;
  return say('{stars, plural, =1 {Rated 1 star.} other {Rated {shown} stars.}}', {
    stars,
    shown: inTenths(stars),
  });
}

const inTenths = /*#__PURE__*/ numberForm({ maximumFractionDigits: 1 });
