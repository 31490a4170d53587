/** The first letter of someone who eats, in their colour. Read out by whoever shows it. */
import type { Eater } from '@saltbush/domain/plan/eaters/eaters';
import { locale } from '../../../locale';
import classes from './eater-circle.module.css';

export interface EaterCircleProps {
  eater: Pick<Eater, 'name'>;
  isMe: boolean;
  /** The position among all who eat: it decides the colour. */
  index: number;
  isSmall?: boolean;
}

/** @example <EaterCircle eater={eater} isMe={eater.id === userId} index={2} /> */
export const EaterCircle = ({ eater, isMe, index, isSmall }: EaterCircleProps) => (
  <span
    className={classes.circle}
    data-tone={isMe ? 'me' : index % toneCount}
    data-small={isSmall || undefined}
    aria-hidden
  >
    {[...eater.name.trim()][0]?.toLocaleUpperCase(locale()) ?? '?'}
  </span>
);

const toneCount = 4;
