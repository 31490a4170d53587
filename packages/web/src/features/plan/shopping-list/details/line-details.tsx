/** A line: who needs it, how much is bought, where, and the rest on demand. Each change is saved at once. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { isOneItem } from '@saltbush/domain/plan/shopping-list/list/one-item';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { openAisles } from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { SavedField } from '../../../../ui/fields/saved-field';
import { LoadedPart } from '../../../../ui/loaded-part';
import { aisleChoices } from '../aisles/aisle-choices';
import { useFoodActions } from '../actions/use-food-actions';
import { useLineActions } from '../actions/use-line-actions';
import { useListContext } from '../list-context';
import { storesOf } from '../state/use-store';
import { usePutAway } from '../actions/use-put-away';
import { DetailChips } from './detail-chips';
import { ItemText } from './item-text';
import { LineAmount } from './line-amount';
import classes from './line-details.module.css';
import { LineParts } from './line-parts';
import type { MoreDetailsProps } from './more-details';
import { moreDetails } from './more-details.lazy';
import { NotInShopButton } from './not-in-shop-button';
import { SameFood } from './same-food';

export interface LineDetailsProps {
  line: ListLine;
  onClose: () => void;
}

export function LineDetails({ line, onClose }: LineDetailsProps) {
  const [isChoosingFood, setChoosingFood] = useState(false);
  if (isChoosingFood) return <SameFood line={line} onClose={() => setChoosingFood(false)} />;
  const [item] = line.items;
  return (
    <div className={classes.details} data-line-details>
      <LineParts line={line} />
      {item && isOneItem(line) ? (
        <ItemText item={item} label={t`Item`} />
      ) : (
        <LineAmount line={line} />
      )}
      <Chips line={line} />
      <Note line={line} />
      <Others line={line} onSameFood={() => setChoosingFood(true)} onClose={onClose} />
      <TrolleyButton line={line} onClose={onClose} />
    </div>
  );
}

function Note({ line }: { line: ListLine }) {
  const lines = useLineActions();
  const [item] = line.items;
  const isItem = item !== undefined && isOneItem(line);
  return (
    <SavedField
      label={t`Note`}
      value={isItem ? item.note : line.note}
      placeholder={t`Add a note`}
      maxLength={rowLimits.note}
      onSave={(note) =>
        isItem ? lines.changeItem(item, { note }) : lines.changeLine(line, { note })
      }
    />
  );
}

/** The rest, unfolded on demand. */
function Others(props: MoreDetailsProps) {
  const { line, onClose } = props;
  const { removeLine } = usePutAway();
  const [isOpen, setOpen] = useState(false);
  const handleRemove = () => {
    removeLine(line);
    onClose();
  };
  return (
    <>
      <div className={classes.others}>
        {!line.isTicked && <NotInShopButton line={line} onClose={onClose} />}
        <Button
          variant="default"
          aria-expanded={isOpen}
          rightSection={
            <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden />
          }
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>More details</Trans>
        </Button>
        <Button
          variant="default"
          c="var(--danger)"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          onClick={handleRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
      {isOpen && (
        <LoadedPart code={moreDetails} partProps={props} whileLoading={<Skeleton height={240} />} />
      )}
    </>
  );
}

function Chips({ line }: { line: ListLine }) {
  const shownList = useListContext();
  const { view, store } = shownList;
  const aisles = openAisles(view.rows, store);
  const lines = useLineActions();
  const foods = useFoodActions();
  const [item] = line.items;
  const isItem = item !== undefined && isOneItem(line);
  const chosen = isItem ? item.store : line.store;
  const setStore = (store: string | null) =>
    isItem ? lines.changeItem(item, { store }) : lines.changeLine(line, { store });
  const stores = storesOf(shownList).map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      {!line.isWaiting && (
        <DetailChips
          label={t`Aisle`}
          choices={aisleChoices(aisles)}
          value={aisles.placeOf(line.key, line.aisle).id}
          onChange={(id) =>
            foods.moveToAisle(
              line,
              aisles.walk.find((one) => one.id === id)!,
            )
          }
        />
      )}
      <DetailChips
        label={t`Store`}
        choices={[{ value: anyValue, label: t`Any` }, ...stores]}
        value={chosen ?? anyValue}
        onChange={(store) => setStore(store === anyValue ? null : store)}
      />
    </>
  );
}

const anyValue = '';

function TrolleyButton({ line, onClose }: LineDetailsProps) {
  const { actions } = useListContext();
  const handleClick = () => {
    actions.setTicked(line, !line.isTicked);
    onClose();
  };
  return (
    <Button
      fullWidth
      size="lg"
      className={classes.trolley}
      variant={line.isTicked ? 'default' : 'filled'}
      leftSection={!line.isTicked && <IconCheck size={20} stroke={2} aria-hidden />}
      onClick={handleClick}
    >
      {line.isTicked ? t`Take out of the trolley` : t`Put in the trolley`}
    </Button>
  );
}
