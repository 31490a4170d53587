/** The operation on small jobs that are done. */
import { smallJobId } from '../../rows/small-job-rows';
import type { SmallJobSubject } from '../../rows/small-job-rows';
import type { RowReference } from '../../rows/rows';
import { editOrCreateRow } from './change-rows';
import type { Mutators } from './mutator';

const jobAt = (subject: SmallJobSubject): RowReference => ({
  kind: 'smallJobs',
  id: smallJobId(subject),
});

export const smallJobMutators: Mutators<'setSmallJob'> = {
  setSmallJob: {
    rows: (subject) => [jobAt(subject)],
    apply: (draft, { week, isDone, ...subject }) =>
      editOrCreateRow(draft, jobAt(subject), { isDone: isDone || null }, { week }),
  },
};
