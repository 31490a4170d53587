/** How long a deleted recipe can be restored, in milliseconds. */
export const deletedRecipeRetentionMs = 30 * 24 * 60 * 60 * 1000;
