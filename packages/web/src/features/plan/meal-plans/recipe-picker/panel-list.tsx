/** The list of the panel beside the week; loaded by `recipe-panel.tsx`. */
import { PanelCard } from './picker-card';
import { PickerList, type PickerListProps } from './picker-list';

export const PanelList = (props: Pick<PickerListProps, 'picker' | 'onChoose'>) => (
  <PickerList {...props} Card={PanelCard} />
);
