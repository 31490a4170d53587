/** What the screens of a file of prices are given. */
import type { ReceiptFormProps } from '../receipt/receipt-props';

export type PriceFileFormProps = Omit<ReceiptFormProps, 'lines'>;
