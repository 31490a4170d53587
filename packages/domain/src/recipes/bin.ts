/** How long a deleted recipe can be brought back. */
export const keptDeletedMs = 30 * 24 * 60 * 60 * 1000;
