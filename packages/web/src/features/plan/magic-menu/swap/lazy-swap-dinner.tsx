/** Another dish for a planned dinner; its code is loaded on first use. */
import { LoadedPart } from '../../../../ui/loaded-part';
import { onDemand } from '../../../../ui/on-demand';
import type { SwapDinnerProps } from './swap-dinner';

const code = onDemand(async () => (await import('./swap-dinner')).SwapDinner);

export const SwapDinner = (props: SwapDinnerProps) => <LoadedPart code={code} partProps={props} />;
