import { describe, expect, it } from 'vitest';
import { listed, pageWords } from '../../fixtures/page-layouts/words-of-languages';
import { isLabelledFact, labelledFacts } from './fields/labelled-facts';
import { sectionKindOf } from './headings/section-kind';
import { isAdvert } from './lines/adverts';
import { statesAmount } from './lines/line-shape';

/** Each text alone, so that a failure names it. */
const notOf = <Kind>(texts: string, kindOf: (text: string) => Kind, kind: Kind) =>
  listed(texts).filter((text) => kindOf(text) !== kind);

describe.each(pageWords)('the words around a recipe in $language', (words) => {
  it('headings in many languages open the ingredients, the method or something else', () => {
    expect(notOf(words.ingredients, sectionKindOf, 'ingredients')).toEqual([]);
    expect(notOf(words.method, sectionKindOf, 'method')).toEqual([]);
    expect(notOf(words.others, sectionKindOf, 'other')).toEqual([]);
  });

  it('headings in capitals, which often have no accents, mean the same', () => {
    const plain = (texts: string) =>
      texts
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .toUpperCase();
    expect(notOf(plain(words.ingredients), sectionKindOf, 'ingredients')).toEqual([]);
    expect(notOf(plain(words.method), sectionKindOf, 'method')).toEqual([]);
  });

  it('the number of serves and the times in many languages are facts', () => {
    expect(notOf(words.serves, (text) => labelledFacts([text]).serves, 4)).toEqual([]);
    expect(notOf(words.serves, isLabelledFact, true)).toEqual([]);
    const [prep = '', cook = ''] = listed(words.times);
    expect(labelledFacts([prep, cook])).toMatchObject({ prepMinutes: 20, cookMinutes: 40 });
  });

  it('buttons in many languages are no part of a recipe, and its lines and steps are no buttons', () => {
    expect(notOf(words.buttons, isAdvert, true)).toEqual([]);
    expect(notOf(`${words.lines} | ${words.steps}`, isAdvert, false)).toEqual([]);
  });

  it('lines and steps in many languages are no headings and no facts', () => {
    const texts = `${words.lines} | ${words.steps} | ${words.note}`;
    expect(notOf(texts, sectionKindOf, undefined)).toEqual([]);
    expect(notOf(texts, isLabelledFact, false)).toEqual([]);
  });

  it('a line with a number in many languages states an amount', () => {
    expect(listed(words.lines).filter((line) => /\d/.test(line) && !statesAmount(line))).toEqual(
      [],
    );
  });
});
