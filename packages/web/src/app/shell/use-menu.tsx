/** The slide-out menu; loaded on the way to its button. */
import { useDialogOnDemand } from '../../ui/dialog/use-dialog-on-demand';
import { menuPanel } from './shell.lazy';

export function useMenu() {
  const { loaded: MenuPanel, isOpen, close, button } = useDialogOnDemand(menuPanel);
  return { button, panel: MenuPanel && <MenuPanel isOpen={isOpen} onClose={close} /> };
}
