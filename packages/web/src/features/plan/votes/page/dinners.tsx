/** The dinners that a link asks about, and thanks for the answers. */
import { t } from '@lingui/core/macro';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import { formatDay, todayIn } from '@saltbush/domain/plan/days/week';
import type { OpenVote } from '@saltbush/contract/plan/votes';
import { deviceTimeZone } from '../../../../api/device-time-zone';
import { DishQuestions } from '../../dish-round';
import type { DishChange, VoteChange } from './use-vote';
import { VoteFrame } from './vote-frame';
import classes from './vote-page.module.css';
import { VotedMeal } from './voted-meal';

export interface DinnersProps {
  vote: OpenVote;
  onVote: VoteChange;
  onDish: DishChange;
}

export function Dinners({ vote, onVote, onDish }: DinnersProps) {
  const { name, expiresAt, meals, dishes = [] } = vote;
  const until = formatDay(todayIn(new Date(expiresAt), timeZoneOr(deviceTimeZone())));
  if (dishes.length > 0) {
    return (
      <VoteFrame title={t`What do you want to eat, ${name}?`}>
        <DishQuestions dishes={dishes} onAnswer={onDish} />
      </VoteFrame>
    );
  }
  if (meals.length === 0) {
    return (
      <VoteFrame
        title={t`Hi ${name}`}
        lead={t`No dinners are planned yet. Look again later: this link works until ${until}.`}
      />
    );
  }
  const open = meals.filter(({ answer }) => answer === undefined).length;
  return (
    <VoteFrame
      title={t`What do you say, ${name}?`}
      lead={t`Yes or no to each dinner. You can change it until ${until}.`}
    >
      <ul className={classes.meals}>
        {meals.map((meal, index) => (
          <VotedMeal key={meal._id} meal={meal} isEager={index < 2} onVote={onVote} />
        ))}
      </ul>
      <output className={classes.thanks}>{thanksText(open, meals.length)}</output>
    </VoteFrame>
  );
}

function thanksText(open: number, all: number): string {
  if (open === all) return '';
  return open === 0 ? t`Thanks! That’s all.` : t`Thanks! ${open} to go.`;
}
