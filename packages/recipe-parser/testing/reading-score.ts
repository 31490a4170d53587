/** How much of an expected recipe a reading has, and how much it has that is not in the source. */
import type { RecipeDraft } from '../src/recipe/draft';

export interface Expected {
  title: string | undefined;
  lines: readonly string[];
  steps: readonly string[];
}

export interface ReadingScore {
  linesFound: number;
  lines: number;
  stepsFound: number;
  steps: number;
  /** Lines and steps of the reading that are none of the recipe's; steps in one paragraph may stay one. */
  invented: string[];
  isTitle: boolean;
}

/** Letters and digits decide; case, emoji and punctuation do not. */
export function scoreOf(draft: RecipeDraft | undefined, expected: Expected): ReadingScore {
  const lines = (draft?.ingredientLines ?? []).map(key);
  const steps = (draft?.steps ?? []).map(({ text }) => key(text));
  const wantedLines = expected.lines.map(key);
  const wantedSteps = expected.steps.map(key);
  const runs = runsOf(steps);
  const whole = wantedSteps.join('');
  const isInvented = (text: string) => text === '' || !whole.includes(text);
  return {
    lines: wantedLines.length,
    linesFound: wantedLines.filter((line) => lines.includes(line)).length,
    steps: wantedSteps.length,
    stepsFound: wantedSteps.filter((step) => runs.has(step)).length,
    invented: [...lines.filter((line) => !wantedLines.includes(line)), ...steps.filter(isInvented)],
    isTitle: expected.title === undefined || key(draft?.title ?? '') === key(expected.title),
  };
}

/** Title and every line and step, and nothing else. */
function isRight(score: ReadingScore): boolean {
  const isWhole = score.linesFound === score.lines && score.stepsFound === score.steps;
  return isWhole && score.invented.length === 0 && score.isTitle;
}

/** Each step, and steps that follow each other as one: a paragraph may be divided into its sentences. */
function runsOf(steps: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const [from] of steps.entries()) {
    let run = '';
    for (const step of steps.slice(from, from + 8)) runs.add((run += step));
  }
  return runs;
}

function key(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

export interface TotalScore {
  /** Shares, 0 to 1. */
  right: number;
  lines: number;
  steps: number;
  titles: number;
  /** How many. */
  invented: number;
}

export function totalOf(scores: readonly ReadingScore[]): TotalScore {
  const sum = (numberOf: (score: ReadingScore) => number) =>
    scores.reduce((total, score) => total + numberOf(score), 0);
  return {
    right: scores.filter(isRight).length / scores.length,
    lines: sum((score) => score.linesFound) / sum((score) => score.lines),
    steps: sum((score) => score.stepsFound) / sum((score) => score.steps),
    titles: scores.filter((score) => score.isTitle).length / scores.length,
    invented: sum((score) => score.invented.length),
  };
}
