/** The tabs of the picker, loaded on first use. */
import { onDemand } from '../../../ui/on-demand';

/** For a page that has room for them; otherwise `ChoosePictureButton` opens them in a dialog. */
export const pickerPanels = onDemand(async () => (await import('./picker-panels')).PickerPanels);
