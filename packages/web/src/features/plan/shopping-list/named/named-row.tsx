/** One item: tap to tick it; its dots, or holding it, open the details. Who may not, sees it. */
import { t } from '@lingui/core/macro';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { NamedItem } from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { AisleIcon, aisleIconId } from '../aisles/aisle-icon';
import icons from '../rows/row-icon.module.css';
import classes from '../rows/list-row.module.css';
import { useLongPress } from '../rows/use-long-press';
import shownRow from '../rows/shown-row.module.css';

export interface NamedRowProps {
  item: NamedItem;
  /** Absent for who may not tick. */
  onTick?: ((item: NamedItem, isTicked: boolean) => void) | undefined;
  /** Absent for who may not change it. */
  onOpen?: ((item: NamedItem) => void) | undefined;
}

export function NamedRow({ item, onTick, onOpen }: NamedRowProps) {
  const { id, text, note, isTicked } = item;
  const longPress = useLongPress(() => onOpen?.(item));
  return (
    <div className={classes.row} data-ticked={isTicked || undefined}>
      {onTick ? (
        <label className={classes.label} {...longPress}>
          <input
            type="checkbox"
            className={classes.box}
            data-line={id}
            checked={isTicked}
            aria-label={[text, note].filter(Boolean).join(', ')}
            onChange={(event) => onTick(item, event.target.checked)}
          />
          <Content item={item} />
        </label>
      ) : (
        <div className={shownRow.shown}>
          <Content item={item} />
        </div>
      )}
      {onOpen && (
        <div className={classes.end}>
          <IconDots size={20} stroke={1.75} aria-hidden />
          <button
            type="button"
            className={classes.details}
            aria-label={t`${text}, details`}
            onClick={() => onOpen(item)}
          />
        </div>
      )}
    </div>
  );
}

const Content = ({ item: { text, note, aisle } }: { item: NamedItem }) => (
  <>
    <span className={icons.frame}>
      <AisleIcon id={aisleIconId(aisle)} />
    </span>
    <span className={classes.text}>
      <span className={classes.main}>{text}</span>
      {note !== undefined && <span className={classes.below}>{note}</span>}
    </span>
  </>
);
