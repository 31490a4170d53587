/** Ingredients that nobody buys, such as water. */
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { inSentence } from './line/choice-text';
import classes from './not-on-list.module.css';

export function NotOnList({ lines }: { lines: readonly ShoppingLineOnWire[] }) {
  return (
    <p className={classes.text}>
      Not on the list: {lines.map(({ name }) => inSentence(name)).join(', ')}
    </p>
  );
}
