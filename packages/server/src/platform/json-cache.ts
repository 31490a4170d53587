/** What was computed before, bounded by how long it is as JSON: one person's large recipe must not fill the memory. */
import { LRUCache } from 'lru-cache';
import { standInLanguage } from '@saltbush/domain/texts/languages';
import { currentLanguage } from './language/current-language';

/** Values may have words in them: each language has its own. */
class JsonCache<Value extends object | string> extends LRUCache<string, Value> {
  override get(key: string): Value | undefined {
    return super.get(inLanguage(key));
  }

  override has(key: string): boolean {
    return super.has(inLanguage(key));
  }

  override set(key: string, value: Value, options?: { size: number }): this {
    return super.set(inLanguage(key), value, options);
  }
}

function inLanguage(key: string): string {
  const language = currentLanguage();
  return language === standInLanguage ? key : `${language} ${key}`;
}

/**
 * The value that was asked for least recently is dropped first; one that is larger than everything is not cached.
 * In memory an object takes three to six times its JSON, a text of Latin letters and bytes their own length.
 *
 * @param mostLetters of JSON, or bytes, that all values have together
 * @example const needs = openJsonCache<ListNeed[]>(10_000_000);
 */
export const openJsonCache = <Value extends object | string>(
  mostLetters: number,
): JsonCache<Value> => new JsonCache<Value>({ maxSize: mostLetters, sizeCalculation });

/** Computing a value takes many times as long as writing it. */
const sizeCalculation = (value: object | string, key: string): number =>
  key.length +
  (typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value)).length;
