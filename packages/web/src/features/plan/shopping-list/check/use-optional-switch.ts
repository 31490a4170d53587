/** The switch "Optional items": whether what recipes can do without is on the lists of this plan owner. */
import { t } from '@lingui/core/macro';
import { useListContext } from '../list-context';

export function useOptionalSwitch(): { isShown: boolean; setShown: (isShown: boolean) => void } {
  const { list, actions } = useListContext();
  return {
    isShown: !list.hidesOptional,
    setShown: (isShown) =>
      actions.changer.changeWithUndo(isShown ? t`Optional items shown` : t`Optional items hidden`, {
        name: 'setListSettings',
        args: { change: { hidesOptional: isShown ? null : true } },
      }),
  };
}
