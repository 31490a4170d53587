/** For what is sold out: the line is set aside for today, so that its aisle is done. */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconShoppingCartX from '@tabler/icons-react/dist/esm/icons/IconShoppingCartX.mjs';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { usePutAway } from '../actions/use-put-away';

export interface NotInShopButtonProps {
  line: ListLine;
  onClose: () => void;
}

export function NotInShopButton({ line, onClose }: NotInShopButtonProps) {
  const { setNotInShop } = usePutAway();
  const handleClick = () => {
    setNotInShop(line, !line.isNotInShop);
    onClose();
  };
  return (
    <Button
      variant="default"
      leftSection={<IconShoppingCartX size={18} stroke={1.75} aria-hidden />}
      onClick={handleClick}
    >
      {line.isNotInShop ? t`Put it back on the list` : t`Not in the shop`}
    </Button>
  );
}
