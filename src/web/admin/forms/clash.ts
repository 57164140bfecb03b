/** What a form needs once somebody else has saved its record meanwhile. Loaded only then, or while one types: few forms ever do. */
export { CompareVersions } from './compare-versions.tsx';
export { mergeWork } from './merge-work.ts';
