/** Who said what to a dinner; answering for oneself and for people without an account, and what comes next. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Eater, WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { findPlace, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { mondayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import { mayVoteFor } from '@saltbush/domain/plan/votes/permissions';
import { voteAnswers, type VoteAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import { isVotedDown, type Tally } from '@saltbush/domain/plan/votes/votes';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useState } from 'react';
import { LoadedPart } from '../../../../ui/loaded-part';
import { EaterCircle } from '../../../device/eaters';
import { swapDinner } from '../../magic-menu';
import { changePlan } from '../../../device/sync';
import { AskByLink } from '../../vote-links';
import classes from './vote-details.module.css';
import type { Voting } from './voting-context';

export interface VoteDetailsProps {
  entry: MenuEntry;
  date: PlainDate;
  tally: Tally;
  voting: Voting & { whoEats: WhoEats };
  onClose: () => void;
}

export function VoteDetails(props: VoteDetailsProps) {
  const { tally, voting } = props;
  const { scope, whoEats } = voting;
  const [isSwapping, setSwapping] = useState(false);
  return (
    <>
      <People {...props} />
      {voting.addRecipe && isVotedDown(tally) && (
        <Button
          className={classes.swap}
          fullWidth
          leftSection={<IconArrowsExchange size={20} stroke={1.75} aria-hidden />}
          onClick={() => setSwapping(true)}
        >
          <Trans>Swap</Trans>
        </Button>
      )}
      {voting.addRecipe && (
        <AskByLink scope={scope} eaters={whoEats.eaters.filter(({ isMember }) => !isMember)} />
      )}
      {isSwapping && <Swap {...props} onCancel={() => setSwapping(false)} />}
    </>
  );
}

function People({ entry, date, tally, voting: { scope, whoEats } }: VoteDetailsProps) {
  const { userId } = scope;
  const members = whoEats.eaters.filter(({ isMember }) => isMember);
  const memberIds = new Set(members.map(({ id }) => id));
  const setVote = (eaterId: string, answer: VoteAnswer | null) => {
    const { id: mealId, recipeId = '' } = entry;
    const args = { mealId, recipeId, eaterId, week: mondayOf(date), answer };
    // A failure has its own toast.
    changePlan(scope, 'setVote', args).catch(() => undefined);
  };
  return (
    <ul className={classes.people}>
      {whoEats.eaters.map((eater, index) => (
        <Person
          key={eater.id}
          eater={eater}
          index={index}
          isMe={eater.id === userId}
          mayAnswer={mayVoteFor(eater.id, { userId, memberIds })}
          answer={voteAnswers.find((answer) => tally[answer].includes(eater.id))}
          onAnswer={(answer) => setVote(eater.id, answer)}
        />
      ))}
    </ul>
  );
}

function Swap({
  entry,
  date,
  voting,
  onClose,
  onCancel,
}: VoteDetailsProps & { onCancel: () => void }) {
  const { scope, whoEats, plan, addRecipe } = voting;
  const onUse = (card: RecipeCard) => {
    onClose();
    const index = findPlace(plan.menu, entry.id)?.index;
    addRecipe?.(card, { date, index, meal: entry.meal, replaced: entry });
  };
  const { menu } = plan;
  const swap = { scope, menu, whoEats, entry, date, onUse, onClose: onCancel };
  return <LoadedPart code={swapDinner} partProps={swap} />;
}

interface PersonProps {
  eater: Eater;
  index: number;
  isMe: boolean;
  mayAnswer: boolean;
  answer: VoteAnswer | undefined;
  onAnswer: (answer: VoteAnswer | null) => void;
}

function Person({ eater, index, isMe, mayAnswer, answer, onAnswer }: PersonProps) {
  const name = isMe ? t`You` : eater.name;
  return (
    <li className={classes.person}>
      <EaterCircle eater={eater} isMe={isMe} index={index} />
      <span className={classes.name}>{name}</span>
      {mayAnswer ? (
        <fieldset className={classes.answers} aria-label={name}>
          {voteAnswers.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={answer === one ? 'filled' : 'default'}
              aria-pressed={answer === one}
              onClick={() => onAnswer(answer === one ? null : one)}
            >
              {labels[one]}
            </Button>
          ))}
        </fieldset>
      ) : (
        <span className={classes.answer}>{answer ? labels[answer] : t`No answer yet`}</span>
      )}
    </li>
  );
}

const labels: Record<VoteAnswer, string> = { yes: t`Yes`, no: t`No` };
