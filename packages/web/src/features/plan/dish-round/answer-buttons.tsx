/** What somebody says to a dish; the one that was said is pressed. */
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs';
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import type { DishAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import classes from './answer-buttons.module.css';

export interface AnswerButtonsProps<Answer extends DishAnswer> {
  /** What they are about. */
  label: string;
  answers: readonly Answer[];
  chosen: DishAnswer | undefined;
  /** One dish fills the screen. */
  isLarge?: boolean;
  onAnswer: (answer: Answer) => void;
}

export function AnswerButtons<Answer extends DishAnswer>({
  label,
  answers,
  chosen,
  isLarge = false,
  onAnswer,
}: AnswerButtonsProps<Answer>) {
  return (
    <fieldset className={classes.answers} data-large={isLarge || undefined} aria-label={label}>
      {answers.map((answer) => {
        const { text, Icon } = looks[answer];
        return (
          <UnstyledButton
            key={answer}
            className={classes.answer}
            data-answer={answer}
            aria-pressed={chosen === answer}
            onClick={() => onAnswer(answer)}
          >
            <Icon size={isLarge ? 32 : 22} stroke={1.75} aria-hidden />
            {text}
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}

const looks: Readonly<Record<DishAnswer, { text: string; Icon: typeof IconHeart }>> = {
  no: { text: t`No`, Icon: IconThumbDown },
  yes: { text: t`Yes`, Icon: IconThumbUp },
  love: { text: t`Love it`, Icon: IconHeart },
};
