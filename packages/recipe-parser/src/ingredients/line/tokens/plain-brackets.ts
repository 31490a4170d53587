/**
 * Recipe plug-ins put remarks into brackets, and authors do so too: what comes of it is
 * "soy sauce ((or tamari))" and "bok choy (, chopped)".
 *
 * @example withPlainBrackets('1 tbsp honey ((or sugar))') // '1 tbsp honey (or sugar)'
 */
export function withPlainBrackets(text: string): string {
  if (!text.includes('(')) return text;
  return text.replace(/\(\(([^()]*)\)\)/g, '($1)').replace(/\(\s*,\s*/g, '(');
}
