/** Of values as they are sent: texts, numbers, null, lists and sections. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
