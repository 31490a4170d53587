import { codeAt, comma, openBracket, skipSpaces } from '../../../characters/characters';

/**
 * Recipe plug-ins put remarks into brackets, and authors do so too: what comes of it is
 * "soy sauce ((or tamari))" and "bok choy (, chopped)".
 *
 * @example withPlainBrackets('1 tbsp honey ((or sugar))') // '1 tbsp honey (or sugar)'
 */
export function withPlainBrackets(text: string): string {
  for (let at = text.indexOf('('); at !== -1; at = text.indexOf('(', at + 1)) {
    const inside = codeAt(text, skipSpaces(text, at + 1));
    if (inside === comma || inside === openBracket) return withoutRemains(text);
  }
  return text;
}

function withoutRemains(text: string): string {
  return text.replace(/\(\(([^()]*)\)\)/g, '($1)').replace(/\(\s*,\s*/g, '(');
}
