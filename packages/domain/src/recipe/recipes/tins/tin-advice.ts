/**
 * What changes when a cake is baked in another tin: its height and its time.
 *
 * - Amounts by the area keep the height. Other serves in a tin change it, and a tin is filled to two thirds at most.
 * - A larger cake takes a few minutes more, a smaller one a few less, and a loaf longer than a flat cake; nobody can say
 *   how many, so the advice is when to test.
 */
import { numberForm } from '../../../account/countries/forms';
import { say } from '../../../texts/say';
import { rationalToNumber, type Rational } from '@saltbush/recipe-parser/units';
import { areaOf, type Tin } from './tin';

/** @example tinAdvice(round20, round23, rational(1)).time // 'It may take …' */
export function tinAdvice(
  from: Tin,
  to: Tin,
  servesFactor: Rational,
): { height: string; time: string } {
  return { height: heightAdvice(rationalToNumber(servesFactor)), time: timeAdvice(from, to) };
}

function heightAdvice(times: number): string {
  if (Math.abs(times - 1) < sameHeight) return say('As high as in the tin of the recipe.');
  const said = times < 1 ? inHundredths(times) : inTenths(times);
  return times > 1
    ? say(
        'With these serves it is {times} times as high as in the recipe. Fill the tin to two thirds at most.',
        { times: said },
      )
    : say('With these serves it is {times} times as high as in the recipe.', { times: said });
}

const inTenths = /*#__PURE__*/ numberForm({ maximumFractionDigits: 1 });
const inHundredths = /*#__PURE__*/ numberForm({ maximumFractionDigits: 2 });

function timeAdvice(from: Tin, to: Tin): string {
  if (to.shape === 'loaf' && from.shape !== 'loaf')
    return say('A loaf takes longer: test with a skewer, and cover it once it is brown.');
  const ratio = areaOf(to) / to.count / (areaOf(from) / from.count);
  if (ratio > 1 + sameHeight)
    return say('It may take 5 to 10 minutes more: test with a skewer at the time of the recipe.');
  if (ratio < 1 - sameHeight)
    return say(
      'It may take less time: test with a skewer 10 minutes before the time of the recipe.',
    );
  return say('Test with a skewer at the time of the recipe.');
}

const sameHeight = 0.05;
