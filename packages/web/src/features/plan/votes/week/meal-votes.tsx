/** The votes on a dinner; the code comes after the page. */
import { createElement } from 'react';
import { onDemand } from '../../../../ui/on-demand';
import { useLoaded } from '../../../../ui/use-loaded';
import type { VoteMarkProps } from './vote-mark';

const code = onDemand(async () => (await import('./vote-mark')).VoteMark);

export function MealVotes(props: VoteMarkProps) {
  const VoteMark = useLoaded(code);
  return VoteMark ? createElement(VoteMark, props) : null;
}
