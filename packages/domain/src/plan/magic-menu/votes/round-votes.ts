/**
 * What people said to a dish when they were asked before the week was planned (`votes/dish-round.ts`): it counts before
 * everything that Magic Menu weighs by itself. A love is more than a yes, a yes more than nothing, a no is strong; rules
 * and allergies still come first. The sentence of a pick names who said it.
 */
import { listed } from '../../../account/countries/forms';
import { say } from '../../../texts/say';
import type { RecipeVote } from '../../votes/votes';

/** In points, for each person: a star more or less is one point. */
const roundWeights = { love: 8, yes: 4, no: -12 } as const;

interface Voted {
  readonly votes?: readonly RecipeVote[] | undefined;
}

/** @example roundValue({ votes: [{ name: 'Mia', answer: 'yes', week, inRound: 'love' }] }) // 8 */
export const roundValue = ({ votes = [] }: Voted): number =>
  votes.reduce((sum, { inRound }) => sum + (inRound ? roundWeights[inRound] : 0), 0);

/**
 * In at most 60 characters; undefined when nobody said yes.
 *
 * @example roundSentence({ votes }) // 'Kim and Sam love it.'
 */
export function roundSentence({ votes = [] }: Voted): string | undefined {
  const who = (wanted: RecipeVote['inRound']) =>
    votes.filter(({ inRound }) => inRound === wanted).map(({ name }) => name);
  const [loving, agreeing] = [who('love'), who('yes')];
  if (loving.length > 0) {
    return short(loving, (names) =>
      say('{count, plural, one {{names} loves it.} other {{names} love it.}}', {
        count: loving.length,
        names,
      }),
    );
  }
  return agreeing.length === 0
    ? undefined
    : short(agreeing, (names) => say('{name} said yes to it.', { name: names }));
}

const longest = 60;

/** Names as long as they fit, else how many they are. */
function short(names: readonly string[], sentence: (names: string) => string): string {
  const all = sentence(listed(names));
  if (all.length <= longest) return all;
  const others = names.length - 1;
  const first = say('{others, plural, one {{name} and # other} other {{name} and # others}}', {
    others,
    name: names[0]!,
  });
  const some = sentence(others === 0 ? names[0]! : first);
  return some.length <= longest ? some : sentence(countText(names.length));
}

const countText = (count: number): string =>
  say('{count, plural, =1 {Someone} other {# of you}}', { count });
