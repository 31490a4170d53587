/** The door: sharing one recipe, or several. */
export { ShareButton } from './share-button';
export { ShareSeveralDialog } from './several/share-several-dialog';
