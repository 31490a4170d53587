import { onDemand } from '../../../../ui/on-demand';

export const panelList = onDemand(async () => (await import('./panel-list')).PanelList);
