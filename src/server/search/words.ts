export { searchKeys as wordsOf } from '#shared/rules/search-key.ts';
