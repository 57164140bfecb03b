/** Other wordings of a question, as they are typed: one behind the other, with a stroke between them. */
export const wordings = (texts: string): string[] => texts.trim().split(/\s+\/\s+/);
