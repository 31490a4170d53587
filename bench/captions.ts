/**
 * `npm run bench -- captions`: how much of 150 captions of posts and of the fixture pages is read, each half
 * by itself: the one the parser was developed with, and the one that was set aside.
 */
import { readFileSync } from 'node:fs';
import { recipeFromPlainText } from '../packages/recipe-parser/src/plain-text';
import { markedTexts } from '../packages/recipe-parser/testing/marked-text';
import { pageReadings } from '../packages/recipe-parser/testing/page-readings';
import {
  scoreOf,
  totalOf,
  type ReadingScore,
} from '../packages/recipe-parser/testing/reading-score';
import { printTable, round } from './measure';

const fixtures = new URL('../packages/recipe-parser/fixtures/captions/', import.meta.url);

export function benchCaptions(): void {
  const halves = ['development', 'set-aside'] as const;
  printTable(
    'Captions of posts, and pages made for the purpose',
    halves.flatMap((half) => [
      row(`captions, ${half}`, captionScores(half)),
      row(
        `pages without data, ${half}`,
        pageReadings(half, 'layouts').map(({ score }) => score),
      ),
      row(
        `pages with data, ${half}`,
        pageReadings(half, 'data').map(({ score }) => score),
      ),
    ]),
  );
}

function captionScores(half: string): ReadingScore[] {
  const file = readFileSync(new URL(`${half}.txt`, fixtures), 'utf8');
  return markedTexts(file).map((text) => scoreOf(recipeFromPlainText(text.text), text));
}

function row(what: string, scores: readonly ReadingScore[]): object {
  const { right, lines, steps, titles, invented } = totalOf(scores);
  const percent = (share: number) => round(share * 100, 1);
  return {
    what,
    of: scores.length,
    'all right %': percent(right),
    'lines %': percent(lines),
    'steps %': percent(steps),
    'titles %': percent(titles),
    invented,
  };
}
