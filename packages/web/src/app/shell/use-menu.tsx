/** The slide-out menu; loaded on the way to its button. */
import { useDialogOnDemand } from '../../ui/dialog/use-dialog-on-demand';
import { onDemand } from '../../ui/on-demand';

const menuPanel = onDemand(async () => (await import('./menu-panel')).MenuPanel);

export function useMenu() {
  const { loaded: MenuPanel, isOpen, close, button } = useDialogOnDemand(menuPanel);
  return { button, panel: MenuPanel && <MenuPanel isOpen={isOpen} onClose={close} /> };
}
