/** How pieces, weights and volumes of a line were added up, and the way to have them side by side. */
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { ChangeButton } from './change-button';
import classes from './line-sum.module.css';
import { addUpMeasures, keepMeasuresApart } from './split-line';

export interface LineSumProps {
  line: ShoppingLineOnWire;
  onSplit?: ((line: string) => void) | undefined;
}

export function LineSum({ line, onSplit }: LineSumProps) {
  const { measures, reason } = line;
  if (reason === undefined && measures === undefined) return null;
  const isApart = measures === 'apart';
  const words = isApart ? 'Add them up' : 'Don’t convert';
  return (
    <div className={classes.sum}>
      <p className={classes.reason}>
        {line.isApproximate && <strong>Approximate. </strong>}
        {reason ?? (isApart ? 'Kept as the recipes measure it.' : 'Added up by weight or volume.')}
      </p>
      {measures && onSplit && (
        <ChangeButton
          change={isApart ? addUpMeasures(line) : keepMeasuresApart(line)}
          label={`${words}: ${line.name}`}
          onChanged={() => onSplit(line.key)}
        >
          {words}
        </ChangeButton>
      )}
    </div>
  );
}
