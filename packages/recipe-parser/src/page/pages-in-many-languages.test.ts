import { expect, it } from 'vitest';
import {
  layoutsOfManyLanguages,
  type WordsOfPage,
} from '../../fixtures/page-layouts/layouts-of-many-languages';
import { listed, pageWords, type PageWords } from '../../fixtures/page-layouts/words-of-languages';
import { scoreOf, totalOf } from '../../testing/reading-score';
import { readPage } from './read-page';

/** Each language takes other ones of its words, so that all are tried in some layout. */
function choiceOf(words: PageWords, at: number): WordsOfPage {
  const pick = (texts: string, place: number) => listed(texts)[place % listed(texts).length]!;
  return {
    language: words.language,
    title: words.title,
    heading: pick(words.ingredients, at),
    methodHeading: pick(words.method, at),
    others: listed(words.others),
    serve: pick(words.serves, at),
    times: listed(words.times),
    buttons: [0, 1, 2].map((place) => pick(words.buttons, at + place)),
    lines: listed(words.lines),
    steps: listed(words.steps),
    note: words.note,
  };
}

it.each(Object.entries(layoutsOfManyLanguages))(
  'a page in many languages with %s is read without data',
  (_name, layout) => {
    const scores = pageWords.map((words, at) => {
      const choice = choiceOf(words, at);
      const draft = readPage(layout(choice), 'https://kitchenshelf.example/recipe');
      const { title, lines, steps } = choice;
      return scoreOf(draft, { title, lines, steps: [steps.join(' ')] });
    });
    expect(totalOf(scores).right).toBeGreaterThanOrEqual(0.92);
  },
);
