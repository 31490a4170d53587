/** The forms of a name, as the tables of names write them. */

/**
 * Both forms of "zwiebel(n)", "cipoll(a,e)" and "Apfel | Äpfel"; of a name without such marks the name.
 *
 * @example nameForms('Zwiebel(n)') // ['Zwiebel', 'Zwiebeln']
 */
export function nameForms(written: string): readonly [one: string, several?: string] {
  const [one = '', several] = written.split(' | ');
  if (several !== undefined) return [one, several];
  const match = /^([^(]*)\(([^)]*)\)(.*)$/.exec(written);
  const [, stem = '', endings = '', rest = ''] = match ?? [];
  if (!match) return [written];
  const [ofOne = '', ofSeveral = ''] = endings.includes(',') ? endings.split(',') : ['', endings];
  return [`${stem}${ofOne}${rest}`, `${stem}${ofSeveral}${rest}`];
}
