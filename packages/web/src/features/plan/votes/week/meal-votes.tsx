/** The votes on a dinner; the code comes after the page. */
import { createElement } from 'react';
import { useLoaded } from '../../../../ui/use-loaded';
import type { VoteMarkProps } from './vote-mark';
import { voteMark } from './vote-mark.lazy';

export function MealVotes(props: VoteMarkProps) {
  const VoteMark = useLoaded(voteMark);
  return VoteMark ? createElement(VoteMark, props) : null;
}
