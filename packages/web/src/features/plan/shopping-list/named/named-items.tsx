/** What is on a list beside the plan's: to buy, by aisle or by hand, and what is ticked. */
import { t } from '@lingui/core/macro';
import type {
  NamedItem,
  NamedList,
} from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import type { NamedAisle } from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';
import { LoadedPart } from '../../../../ui/loaded-part';
import { AisleIcon, aisleIconId } from '../aisles/aisle-icon';
import { FoldedSection } from '../folded/folded-section';
import blocks from '../rows/aisle-block.module.css';
import classes from './named-list.module.css';
import { NamedRow, type NamedRowProps } from './named-row';
import { sortedItems } from './named.lazy';

export interface NamedItemsProps extends Omit<NamedRowProps, 'item'> {
  list: NamedList;
  /** Of a list that is sorted by hand. Absent for who may not. */
  onMove?: ((from: number, to: number) => void) | undefined;
}

export function NamedItems({ list, onMove, ...rowProps }: NamedItemsProps) {
  const { open, ticked } = list;
  const nothing = rowProps.onOpen ? t`Nothing to buy here. Add an item.` : t`Nothing to buy here.`;
  return (
    <>
      {open.length === 0 && (
        <p className={classes.empty}>{ticked.length > 0 ? t`Everything is ticked.` : nothing}</p>
      )}
      {open.length > 0 && <OpenItems list={list} onMove={onMove} {...rowProps} />}
      {ticked.length > 0 && (
        <FoldedSection title={t`Ticked (${ticked.length})`} look="tint" startsOpen>
          <Rows {...rowProps} items={ticked} />
        </FoldedSection>
      )}
    </>
  );
}

function OpenItems({ list, onMove, ...rowProps }: NamedItemsProps) {
  if (!list.isByHand) {
    return groupsOf(list.open).map((group) => (
      <AisleOfItems key={group.place?.id ?? ''} {...rowProps} {...group} />
    ));
  }
  const rows = <Rows {...rowProps} items={list.open} />;
  return (
    <div className={classes.card}>
      {onMove ? (
        <LoadedPart
          code={sortedItems}
          partProps={{ items: list.open, onMove, ...rowProps }}
          whileLoading={rows}
        />
      ) : (
        rows
      )}
    </div>
  );
}

type RowsProps = Omit<NamedRowProps, 'item'> & { items: readonly NamedItem[] };

function AisleOfItems({ place, items, ...rowProps }: Omit<RowsProps, 'items'> & Group) {
  return (
    <section className={blocks.aisle} aria-label={place?.name ?? t`Just added`}>
      {place && (
        <div className={blocks.head}>
          <span className={blocks.icon}>
            <AisleIcon id={aisleIconId(items[0]!.aisle)} />
          </span>
          <h2 className={blocks.title}>{place.name}</h2>
        </div>
      )}
      <Rows {...rowProps} items={items} />
    </section>
  );
}

function Rows({ items, ...rowProps }: RowsProps) {
  return (
    <ul className={classes.rows}>
      {items.map((item) => (
        <li key={item.id}>
          <NamedRow item={item} {...rowProps} />
        </li>
      ))}
    </ul>
  );
}

interface Group {
  /** Undefined of what the server has not read yet. */
  place: NamedAisle | undefined;
  items: NamedItem[];
}

function groupsOf(items: readonly NamedItem[]): Group[] {
  const groups = new Array<Group>();
  for (const item of items) {
    const place = item.isWaiting ? undefined : item.place;
    const last = groups.at(-1);
    if (last && last.place?.id === place?.id) last.items.push(item);
    else groups.push({ place, items: [item] });
  }
  return groups;
}
