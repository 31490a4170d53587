/** Of all queries about feedback. */
export const feedbackKey = ['feedback'] as const;
