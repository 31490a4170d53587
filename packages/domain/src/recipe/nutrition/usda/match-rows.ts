/** Parses the table of matches: which number of SR28 stands for a food of ours. */
import { slug } from '@saltbush/recipe-parser/foods';
import { usdaMatches } from './matches';

export interface UsdaMatch {
  /** The number in SR28; undefined where the food has no figures. */
  readonly ndb: string | undefined;
  /** A piece of the description there, or the reason why there are no figures. */
  readonly words: string;
  /** Which amounts are weighed with what nobody eats: all of meat with bones, counted pieces of fruit. */
  readonly refuse: 'bone' | 'peel' | undefined;
  /** Its share in %, where the row says another than SR28. */
  readonly refusePercent: number | undefined;
}

/**
 * By the id of the food. Takes a millisecond, so cache the result.
 *
 * @example parseMatches().get('butter')?.ndb // '01001'
 */
export function parseMatches(): Map<string, UsdaMatch> {
  return new Map(usdaMatches.split('\n').flatMap((line) => readLine(line.trim())));
}

function readLine(line: string): [string, UsdaMatch][] {
  if (line === '' || line.startsWith('#')) return [];
  const [, refuse, percent, number = '', words = '', foods = ''] = rowPattern.exec(line) ?? [];
  if (foods === '') throw new Error(`Not a row of the matches: ${line}`);
  const match: UsdaMatch = {
    ndb: number === '-' ? undefined : number,
    words,
    refuse: refuse as UsdaMatch['refuse'],
    refusePercent: percent === undefined ? undefined : Number(percent),
  };
  return foods.split(', ').map((name) => [slug(name), match]);
}

const rowPattern = /^(?:(bone|peel)(\d+)? )?(\d{5}|-) (.+?) \| (.+)$/;
