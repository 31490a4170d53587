/** A small face on a dinner, with how many said yes and no. It opens who said what. */
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import { use, useState } from 'react';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';
import {
  describeTally,
  isVotedDown,
  isVotedOn,
  tallyOf,
  votesIn,
  type Vote,
} from '@saltbush/domain/plan/votes/votes';
import { Sheet } from '../../../../ui/dialog/sheet';
import classes from './vote-mark.module.css';
import { VoteDetails } from './vote-details';
import { VotingContext, type Voting } from './voting-context';

export interface VoteMarkProps {
  entry: MenuEntry;
  date: PlainDate;
  /** Of the recipe. */
  name: string;
}

export function VoteMark(props: VoteMarkProps) {
  const voting = use(VotingContext);
  const { whoEats, plan } = voting ?? {};
  // Who eats alone has nobody to ask.
  if (!whoEats || whoEats.eaters.length < 2 || !plan?.view || !isVotedOn(props.entry)) return null;
  return <Mark {...props} voting={{ ...voting!, whoEats }} rows={plan.view.rows} />;
}

type MarkProps = VoteMarkProps & { voting: Voting & { whoEats: WhoEats }; rows: RowMap };

function Mark({ entry, date, name, voting, rows }: MarkProps) {
  const [isOpen, setOpen] = useState(false);
  const ids = voting.whoEats.eaters.map(({ id }) => id);
  const tally = tallyOf(entry, votesOf(rows), ids);
  const text = describeTally(tally);
  const Face = isVotedDown(tally) ? IconMoodSad : IconMoodSmile;
  return (
    <>
      <UnstyledButton
        className={classes.mark}
        aria-haspopup="dialog"
        aria-label={text === '' ? t`Vote on ${name}` : t`Votes on ${name}: ${text}`}
        onClick={() => setOpen(true)}
      >
        <Face size={18} stroke={1.75} aria-hidden />
        {text !== '' && <span className={classes.tally}>{text}</span>}
      </UnstyledButton>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={name}>
        <VoteDetails
          entry={entry}
          date={date}
          tally={tally}
          voting={voting}
          onClose={() => setOpen(false)}
        />
      </Sheet>
    </>
  );
}

/** All dinners of a week ask for the votes in the same rows. */
function votesOf(rows: RowMap): readonly Vote[] {
  const known = votesByRows.get(rows);
  if (known) return known;
  const votes = votesIn(rows.values());
  votesByRows.set(rows, votes);
  return votes;
}

const votesByRows = new WeakMap<RowMap, readonly Vote[]>();
