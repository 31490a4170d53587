/** The text of a step with amounts, timers and temperatures. */
import { Fragment, type ReactNode } from 'react';
import type { ConvertedAmount } from '@saltbush/recipe-parser/ingredients';
import type { StepPart } from '@saltbush/recipe-parser/steps';
import { timerName } from '@saltbush/domain/device/timers/timer-text';
import { AmountText } from '../amount-text';
import { useTextFormat } from '../formatted/use-text-format';
import {
  type AmountReaders,
  amountText,
  besideMention,
  type GroupAmount,
  replacementFor,
} from './mention-amounts';
import { StepTemperature } from './step-temperature';
import classes from './step-text.module.css';
import { StepTime } from './step-time';

export interface StepTextProps {
  /** As it is stored, with its marks. */
  text: string;
  /** Undefined until the step is parsed. */
  parts: readonly StepPart[] | undefined;
  recipe: { _id: string; title: string };
  /** Counted from 1. */
  step: number;
  /** Absent if amounts are switched off. */
  amounts: AmountReaders | undefined;
}

export function StepText({ text, parts, ...rest }: StepTextProps) {
  const format = useTextFormat([text]);
  const formatted = format?.readFormattedText(text);
  const shown: readonly StepPart[] = parts ?? [{ kind: 'plain', text: formatted?.plain ?? text }];
  const nodes = shown.map((part) => drawPart(part, rest));
  const length = shown.reduce((sum, part) => sum + lengthOf(part), 0);
  // For a moment the parts may still be those of the text with its marks.
  if (!format || formatted?.plain.length !== length) {
    return nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>);
  }
  const pieces = shown.map((part, index) =>
    part.kind === 'plain' && part.written === undefined
      ? part.text
      : { length: lengthOf(part), text: part.text, node: nodes[index] },
  );
  return <format.FormattedPieces formatted={formatted} pieces={pieces} />;
}

const lengthOf = ({ text, written = text }: StepPart): number => written.length;

function drawPart(
  part: StepPart,
  { recipe, step, amounts }: Pick<StepTextProps, 'recipe' | 'step' | 'amounts'>,
): ReactNode {
  switch (part.kind) {
    case 'plain':
      return part.text;
    case 'mention':
      return <Mention part={part} amounts={amounts} />;
    case 'said':
      return <StatedAmount part={part} amounts={amounts} />;
    case 'time':
      return (
        <StepTime
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
      return <StepTemperature text={part.text} others={part.others} />;
  }
}

interface PartProps<Kind> {
  part: Extract<StepPart, { kind: Kind }>;
  amounts: AmountReaders | undefined;
}

function Mention({ part: { text, mention }, amounts }: PartProps<'mention'>) {
  const beside = amounts && besideMention(mention, amounts);
  if (!beside) return text;
  if (beside.place === 'before') {
    return (
      <>
        <Amount amount={beside.amount} /> {text}
      </>
    );
  }
  return (
    <>
      {text}{' '}
      <span className={classes.behind}>
        ({'members' in beside ? <GroupAmounts {...beside} /> : <Amount {...beside} />})
      </span>
    </>
  );
}

/** "200 g flour, 3 eggs", behind "the dry ingredients". */
function GroupAmounts({ members }: Pick<GroupAmount, 'members'>) {
  return members.map(({ name, amount }, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {amount && (
        <>
          <Amount amount={amount} />{' '}
        </>
      )}
      {name}
    </Fragment>
  ));
}

function StatedAmount({ part: { text, mention }, amounts }: PartProps<'said'>) {
  const amount = amounts && replacementFor(text, mention, amounts);
  return amount ? <Amount amount={amount} /> : text;
}

function Amount({ amount }: { amount: ConvertedAmount }) {
  return (
    <span className={classes.amount}>
      <AmountText text={amountText(amount)} />
    </span>
  );
}
