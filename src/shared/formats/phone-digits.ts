/** The digits of a number as people write them: '+84 901.234.567' and '(0901) 234-567' are '0901234567'. */
export const phoneDigits = (written: string): string => written.replace(/[\s.()-]/g, '').replace(/^\+84/, '0');
