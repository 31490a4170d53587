/** The tabs of the picker, loaded on first use. */
import { onDemand } from '../../../ui/on-demand';

/** For a page that has space for them; otherwise `ChooseImageButton` opens them in a dialog. */
export const pickerPanels = onDemand(async () => (await import('./picker-panels')).PickerPanels);
