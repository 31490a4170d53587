/** The operation on what people said to the meals. */
import { voteId } from '../../rows/vote-rows';
import type { VoteSubject } from '../../rows/vote-rows';
import type { RowReference } from '../../rows/rows';
import { editOrCreateRow } from './change-rows';
import type { Mutators } from './mutator';

const voteAt = (subject: VoteSubject): RowReference => ({ kind: 'votes', id: voteId(subject) });

export const voteMutators: Mutators<'setVote'> = {
  setVote: {
    rows: (subject) => [voteAt(subject)],
    apply: (draft, { week, answer, isLoved, ...subject }) =>
      editOrCreateRow(draft, voteAt(subject), { answer, isLoved }, { week }),
  },
};
