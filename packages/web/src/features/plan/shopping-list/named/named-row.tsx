/** One item: tap to tick it; its dots, or holding it, open the details. */
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { NamedItem } from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { AisleIcon, aisleIconId } from '../aisles/aisle-icon';
import icons from '../rows/row-icon.module.css';
import classes from '../rows/list-row.module.css';
import { useLongPress } from '../rows/use-long-press';
import type { NamedListActions } from './use-named-list-actions';

export interface NamedRowProps {
  item: NamedItem;
  actions: NamedListActions;
  onOpen: (item: NamedItem) => void;
}

export function NamedRow({ item, actions, onOpen }: NamedRowProps) {
  const { id, text, note, aisle, isTicked } = item;
  const longPress = useLongPress(() => onOpen(item));
  return (
    <div className={classes.row} data-ticked={isTicked || undefined}>
      <label className={classes.label} {...longPress}>
        <input
          type="checkbox"
          className={classes.box}
          data-line={id}
          checked={isTicked}
          aria-label={[text, note].filter(Boolean).join(', ')}
          onChange={(event) => actions.setTicked(item, event.target.checked)}
        />
        <span className={icons.frame}>
          <AisleIcon id={aisleIconId(aisle)} />
        </span>
        <span className={classes.text}>
          <span className={classes.main}>{text}</span>
          {note !== undefined && <span className={classes.below}>{note}</span>}
        </span>
      </label>
      <div className={classes.end}>
        <IconDots size={20} stroke={1.75} aria-hidden />
        <button
          type="button"
          className={classes.details}
          aria-label={`${text}, details`}
          onClick={() => onOpen(item)}
        />
      </div>
    </div>
  );
}
