/** Of a picture that lists show beside the name of its record. */
export const inLists = { isDecorative: true, shownWidth: 640 } as const;
