/**
 * Which allergens a recipe contains and which diets it suits, as far as its ingredient list tells.
 *
 * - "contains" if a line surely brings it, "unsure" if one may, otherwise "no sign": never "free of", since
 *   traces, steps and the products that are bought are not known.
 * - Every answer names the lines that decide.
 * - A line that is not understood makes every other answer unsure.
 * - One more line never makes an answer safer, and the order of lines does not matter.
 */
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { type Requirement, requirements } from './allergens';
import { type Content, ruleOf } from './requirement-rules';
import type { Level } from './contents/contents';
import type { RecipeDiets } from './diet-facts';
import { mostDecidingLines } from './diet-facts';
import { readLineContents } from './line-contents';

/**
 * Linear in the number of lines.
 *
 * @example
 * recipeDiets([{ name: '2 eggs', amount: '', unit: '' }]).findings
 * // [{ of: 'egg', verdict: 'contains', lines: [0] }, { of: 'vegan', verdict: 'contains', lines: [0] }]
 */
export function recipeDiets(
  ingredients: readonly Ingredient[],
  measures: Measures = 'au',
): RecipeDiets {
  return dietsOfRows(ingredients.map((row, line) => ({ row, line, measures, isOptional: false })));
}

/** A row of a recipe, or of one in it: then `line` is the line of the outer recipe that stands for that one. */
export interface DietRow {
  readonly row: Ingredient;
  readonly line: number;
  readonly measures: Measures;
  /** The dish does without it: nothing of it is sure. */
  readonly isOptional: boolean;
}

/** The same of rows that come from several recipes, as `flatRows` of `sub-recipes` gives them. */
export function dietsOfRows(rows: readonly DietRow[]): RecipeDiets {
  const known: LinesByContent = new Map();
  const unknown = new Set<number>();
  for (const { row, line, measures, isOptional } of rows) {
    const { contents, isUnknown } = readLineContents(row, measures);
    if (isUnknown) unknown.add(line);
    for (const [content, level] of contents) {
      // Of an unknown line only what is sure is a finding of its own.
      if (isUnknown && level !== 'contains') continue;
      addLine(known, content, isOptional ? 'unsure' : level, line);
    }
  }
  return {
    findings: requirements.flatMap((requirement) => findingOf(requirement, known)),
    unknownLines: [...unknown].sort((a, b) => a - b),
  };
}

type LinesByContent = Map<Content, Record<Level, number[]>>;

function addLine(known: LinesByContent, content: Content, level: Level, line: number): void {
  const lines = known.get(content) ?? { contains: [], unsure: [] };
  lines[level].push(line);
  known.set(content, lines);
}

function findingOf(of: Requirement, known: LinesByContent): RecipeDiets['findings'] {
  const { refused, doubtful, together } = ruleOf(of);
  const sure = [
    ...linesWith(known, refused, 'contains'),
    ...linesOfPair(known, together, 'contains'),
  ];
  if (sure.length > 0) return [{ of, verdict: 'contains', lines: firstLines(sure) }];
  const unsure = [
    ...linesWith(known, refused, 'unsure'),
    ...linesWith(known, doubtful, 'contains'),
    ...linesWith(known, doubtful, 'unsure'),
    ...linesOfPair(known, together, 'unsure'),
  ];
  return unsure.length > 0 ? [{ of, verdict: 'unsure', lines: firstLines(unsure) }] : [];
}

function linesWith(known: LinesByContent, contents: readonly Content[], level: Level): number[] {
  return contents.flatMap((content) => known.get(content)?.[level] ?? []);
}

/** Sure only if both are; unsure if each is at least that. */
function linesOfPair(
  known: LinesByContent,
  pair: readonly [Content, Content] | undefined,
  level: Level,
): number[] {
  if (!pair) return [];
  const levels: readonly Level[] = level === 'contains' ? ['contains'] : ['contains', 'unsure'];
  const sides = pair.map((content) => levels.flatMap((each) => known.get(content)?.[each] ?? []));
  return sides.every((lines) => lines.length > 0) ? sides.flat() : [];
}

function firstLines(lines: readonly number[]): number[] {
  return [...new Set(lines)].sort((a, b) => a - b).slice(0, mostDecidingLines);
}
