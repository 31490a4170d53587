import { describe, expect, it } from 'vitest';
import { namesInstead } from './inline-names.ts';

const file = (kind: string) => `/any/packages/recipe-parser/src/names/${kind}-in-scripts.ts`;

describe('The names in the scripts of a language', () => {
  it.each(['words', 'foods'])('the %s of German are put in', async (kind) => {
    const code = namesInstead(file(kind), 'de')!;
    const [, name, from] = /^export \{ (\w+) \} from "(.+)";$/.exec(code)!;
    const { [name!]: names } = (await import(from!)) as Record<string, unknown>;
    expect(name).toBe(kind);
    expect(names).toBeTruthy();
  });

  it.each(['en', 'en-XA', 'ar-XB'])('the language %s has the English names', (language) => {
    expect(namesInstead(file('foods'), language)).toBeUndefined();
  });

  it('no other file is replaced', () => {
    expect(namesInstead('/any/languages/de/foods.ts', 'de')).toBeUndefined();
  });
});
