/** What is on a list beside the plan's: to buy, by aisle or by hand, and what is ticked. */
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
import { NamedRow } from './named-row';
import { sortedItems } from './named.lazy';
import type { NamedListActions } from './use-named-list-actions';

export interface NamedItemsProps {
  list: NamedList;
  actions: NamedListActions;
  onOpen: (item: NamedItem) => void;
}

export function NamedItems(props: NamedItemsProps) {
  const { open, ticked } = props.list;
  return (
    <>
      {open.length === 0 && (
        <p className={classes.empty}>
          {ticked.length > 0 ? 'Everything is ticked.' : 'Nothing to buy here. Add an item.'}
        </p>
      )}
      {open.length > 0 && <OpenItems {...props} />}
      {ticked.length > 0 && (
        <FoldedSection title={`Ticked (${ticked.length})`} look="tint" startsOpen>
          <Rows {...props} items={ticked} />
        </FoldedSection>
      )}
    </>
  );
}

function OpenItems(props: NamedItemsProps) {
  const { list, actions, onOpen } = props;
  if (!list.isByHand) {
    return groupsOf(list.open).map((group) => (
      <AisleOfItems key={group.place?.id ?? ''} {...props} {...group} />
    ));
  }
  return (
    <div className={classes.card}>
      <LoadedPart
        code={sortedItems}
        partProps={{ items: list.open, actions, onOpen }}
        whileLoading={<Rows {...props} items={list.open} />}
      />
    </div>
  );
}

function AisleOfItems({ place, items, ...props }: NamedItemsProps & Group) {
  return (
    <section className={blocks.aisle} aria-label={place?.name ?? 'Just added'}>
      {place && (
        <div className={blocks.head}>
          <span className={blocks.icon}>
            <AisleIcon id={aisleIconId(items[0]!.aisle)} />
          </span>
          <h2 className={blocks.title}>{place.name}</h2>
        </div>
      )}
      <Rows {...props} items={items} />
    </section>
  );
}

function Rows({ items, actions, onOpen }: NamedItemsProps & { items: readonly NamedItem[] }) {
  return (
    <ul className={classes.rows}>
      {items.map((item) => (
        <li key={item.id}>
          <NamedRow item={item} actions={actions} onOpen={onOpen} />
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
