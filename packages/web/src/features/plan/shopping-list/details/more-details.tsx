/** What few look for in the details of a line. Each change is saved at once. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isOneItem } from '@saltbush/domain/plan/shopping-list/list/one-item';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';
import IconHomeCheck from '@tabler/icons-react/dist/esm/icons/IconHomeCheck.mjs';
import { LoadedPart } from '../../../../ui/loaded-part';
import { PanelRow } from '../../../../ui/panels/panel-row';
import { linePrices } from '../../prices';
import { useFoodActions } from '../actions/use-food-actions';
import { useListContext } from '../list-context';
import { ItemFields } from './item-fields';
import { MoveToList } from '../lists/move-to-list';
import classes from './line-details.module.css';
import { LineFields } from './line-fields';
import { Summing } from './summing';
import { UseInstead } from './use-instead';

export interface MoreDetailsProps {
  line: ListLine;
  onSameFood: () => void;
  onClose: () => void;
}

export function MoreDetails({ line, onSameFood, onClose }: MoreDetailsProps) {
  const { scope } = useListContext();
  const foods = useFoodActions();
  const [isSubstituting, setSubstituting] = useState(false);
  const handleStaple = () => {
    foods.setStaple(line, true);
    onClose();
  };
  return (
    <div className={classes.details}>
      {!line.isWaiting && <LoadedPart code={linePrices} partProps={{ line, scope }} />}
      {!isOneItem(line) && <LineFields line={line} />}
      {line.items.map((item) => (
        <ItemFields key={item.id} item={item} isOnly={isOneItem(line)} />
      ))}
      <div>
        <Summing line={line} />
        {line.recipeAmounts !== undefined && line.items.length === 0 && (
          <PanelRow Icon={IconHomeCheck} onClick={handleStaple}>
            <Trans>Always have it</Trans>
          </PanelRow>
        )}
        {!line.isWaiting && (
          <PanelRow Icon={IconEqual} onClick={onSameFood}>
            <Trans>Same as…</Trans>
          </PanelRow>
        )}
        {!line.isWaiting && !line.isTicked && (
          <PanelRow Icon={IconArrowsExchange} onClick={() => setSubstituting(!isSubstituting)}>
            <Trans>Use something else</Trans>
          </PanelRow>
        )}
        <MoveToList line={line} onClose={onClose} />
        {isSubstituting && <UseInstead line={line} onClose={onClose} />}
      </div>
    </div>
  );
}
