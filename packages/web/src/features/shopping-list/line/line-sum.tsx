/** How pieces, weights and volumes were added up, and a button to split them. */
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { useListHousehold } from '../list-household';
import { ChangeButton } from './change-button';
import classes from './line-sum.module.css';
import { mergeMeasures, splitMeasures } from './split-line';

export interface LineSumProps {
  line: ShoppingLineOnWire;
  onSplit?: ((line: string) => void) | undefined;
}

export function LineSum({ line, onSplit }: LineSumProps) {
  const householdId = useListHousehold();
  const { measures, reason } = line;
  if (reason === undefined && measures === undefined) return null;
  const isSplit = measures === 'apart';
  const label = isSplit ? 'Add them up' : 'Don’t convert';
  return (
    <div className={classes.sum}>
      <p className={classes.reason}>
        {line.isApproximate && <strong>Approximate. </strong>}
        {reason ?? (isSplit ? 'Kept as the recipes measure it.' : 'Added up by weight or volume.')}
      </p>
      {measures && onSplit && (
        <ChangeButton
          change={isSplit ? mergeMeasures(line, householdId) : splitMeasures(line, householdId)}
          label={`${label}: ${line.name}`}
          onChanged={() => onSplit(line.key)}
        >
          {label}
        </ChangeButton>
      )}
    </div>
  );
}
