/** Search text as PostgreSQL's full text search asks it. */
import { sql, type SQL } from 'drizzle-orm';
import { foodMark, titleMark } from '@saltbush/domain/recipes/search-words';
import type { SearchTerm, SearchWord } from '@saltbush/domain/recipes/read-search';

/** What else a word may mean, by the word. */
export type Meanings = ReadonlyMap<string, readonly string[]>;

/** Recipes that have all of it in the title, then those that have it elsewhere. */
export function matchesOf(terms: readonly SearchTerm[], meanings: Meanings): SQL[] {
  const inTitle = queryOf(terms, meanings, titleMark);
  const anywhere = queryOf(terms, meanings, '');
  return [
    sql`recipe.search @@ ${inTitle}::tsquery`,
    sql`recipe.search @@ ${`(${anywhere}) & !(${inTitle})`}::tsquery`,
  ];
}

function queryOf(terms: readonly SearchTerm[], meanings: Meanings, mark: string): string {
  return terms.map((term) => `(${termOf(term, meanings, mark)})`).join(' & ');
}

function termOf({ words, food }: SearchTerm, meanings: Meanings, mark: string): string {
  const said = words.map((word) => `(${wordOf(word, meanings, mark)})`).join(' & ');
  const foods = food === undefined ? [] : [quoted(mark + foodMark + food)];
  const [first] = words;
  // "capsi" may become "capsicum", which is a bell pepper.
  if (words.length === 1 && first?.beginning === 'anywhere') {
    foods.push(`${quoted(mark + foodMark + first.word)}:*`);
  }
  return [said, ...foods].join(' | ');
}

function wordOf({ word, beginning }: SearchWord, meanings: Meanings, mark: string): string {
  const meant = (meanings.get(word) ?? []).map((other) => quoted(mark + other));
  const begun = {
    anywhere: [`${quoted(mark + word)}:*`],
    title: [quoted(mark + word), `${quoted(titleMark + word)}:*`],
    none: [quoted(mark + word)],
  };
  return [...begun[beginning ?? 'none'], ...meant].join(' | ');
}

/** Words are letters and digits, marks are signs without meaning inside quotes. */
const quoted = (lexeme: string): string => `'${lexeme}'`;
