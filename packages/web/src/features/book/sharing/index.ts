/** Public API: sharing one recipe or several. */
export { ShareButton } from './share-button';
export { BulkShareDialog } from './bulk/bulk-share-dialog';
