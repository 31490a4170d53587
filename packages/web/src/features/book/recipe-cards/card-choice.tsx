/** The checkbox of a card in selection mode; disabled for other people's recipes. */
import { t } from '@lingui/core/macro';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import classes from './card-choice.module.css';

export type Choice = 'chosen' | 'open' | 'closed';

export interface CardChoiceProps {
  title: string;
  choice: Choice;
  onChoose: () => void;
}

export function CardChoice({ title, choice, onChoose }: CardChoiceProps) {
  if (choice === 'closed') return null;
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={t`Choose ${title}`}
        checked={choice === 'chosen'}
        onChange={onChoose}
      />
      <span className={classes.mark} aria-hidden>
        <IconCheck size={20} stroke={2.5} />
      </span>
    </label>
  );
}
