import { onDemand } from '../../../../ui/on-demand';

/** For browsers that read no barcodes themselves. */
export const barcodeReader = onDemand(() => import('./read-barcode'));
