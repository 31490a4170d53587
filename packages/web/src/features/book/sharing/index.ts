/** Public API: sharing one recipe or several. */
export { ShareButton } from './share-button';
export { LinkEndField } from './links/link-end-field';
export { linkEndText } from './links/link-end-text';
export { BulkShareDialog } from './bulk/bulk-share-dialog';
