// What answers each kind of question, by its name in `patterns.ts`.
export * from './about.ts';
export * from './combinations.ts';
export * from './contact.ts';
export * from './dates.ts';
export * from './fees.ts';
export * from './major-facts.ts';
export * from './marks.ts';
export * from './pay.ts';
export * from './positions.ts';
export * from './studies.ts';
