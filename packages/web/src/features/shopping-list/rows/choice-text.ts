/**
 * Alternative foods, as text behind the name.
 * @example choiceText(['Margarine']) // 'or margarine'
 */
export function choiceText(alternatives: readonly string[] = []): string {
  return alternatives.map((name) => `or ${inSentence(name)}`).join(' ');
}

/** A name with another capital keeps its first: "Granny Smith apples". */
export function inSentence(name: string): string {
  const rest = name.slice(1);
  return rest === rest.toLowerCase() ? name.charAt(0).toLowerCase() + rest : name;
}
