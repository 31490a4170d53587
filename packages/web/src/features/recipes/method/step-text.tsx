/** The text of a step: the author's words, with what is known of them at hand. */
import { Fragment } from 'react';
import type { StepPart } from '@saltbush/domain/method/step-parts';
import { timerName } from '@saltbush/domain/timers/timer-words';
import { AmountText } from '../amount-text';
import { besideMention, insteadOfSaid, wordsOf } from './mention-amounts';
import type { AmountReaders } from './mention-amounts';
import { StepTemperature } from './step-temperature';
import classes from './step-text.module.css';
import { StepTime } from './step-time';

export interface StepTextProps {
  parts: readonly StepPart[];
  recipe: { _id: string; title: string };
  /** Counted from 1. */
  step: number;
  /** Absent for a reader who wants the author's words alone. */
  amounts: AmountReaders | undefined;
}

export function StepText({ parts, recipe, step, amounts }: StepTextProps) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'plain':
        return <Fragment key={index}>{part.text}</Fragment>;
      case 'mention':
        return <Mention key={index} part={part} amounts={amounts} />;
      case 'said':
        return <Said key={index} part={part} amounts={amounts} />;
      case 'time':
        return (
          <StepTime
            key={index}
            text={part.text}
            order={{
              name: timerName(part.timer.label, step),
              recipe: { id: recipe._id, title: recipe.title, step },
              origin: `${recipe._id} ${step} ${part.timer.range.start}`,
              minSeconds: part.timer.minSeconds,
              maxSeconds: part.timer.maxSeconds,
            }}
          />
        );
      case 'temperature':
        return <StepTemperature key={index} text={part.text} others={part.others} />;
    }
  });
}

interface PartProps<Kind> {
  part: Extract<StepPart, { kind: Kind }>;
  amounts: AmountReaders | undefined;
}

function Mention({ part: { text, mention }, amounts }: PartProps<'mention'>) {
  const beside = amounts && besideMention(mention, amounts);
  switch (beside?.place) {
    case 'before':
      return (
        <>
          <Amount text={wordsOf(beside.amount)} /> {text}
        </>
      );
    case 'behind':
      return (
        <>
          {text}{' '}
          <span className={classes.behind}>
            (<Amount text={wordsOf(beside.amount)} />)
          </span>
        </>
      );
    case 'group':
      return (
        <>
          {text}{' '}
          <span className={classes.behind}>
            (
            {beside.members.map(({ name, amount }, index) => (
              <Fragment key={index}>
                {index > 0 && ', '}
                {amount && (
                  <>
                    <Amount text={wordsOf(amount)} />{' '}
                  </>
                )}
                {name}
              </Fragment>
            ))}
            )
          </span>
        </>
      );
    case undefined:
      return text;
  }
}

function Said({ part: { text, mention }, amounts }: PartProps<'said'>) {
  const amount = amounts && insteadOfSaid(text, mention, amounts);
  return amount ? <Amount text={wordsOf(amount)} /> : text;
}

function Amount({ text }: { text: string }) {
  return (
    <span className={classes.amount}>
      <AmountText text={text} />
    </span>
  );
}
