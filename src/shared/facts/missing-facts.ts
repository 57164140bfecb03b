import { codesOf, judgeCodes } from '#shared/codes/judge-codes.ts';
import { unsilenced } from '#shared/codes/warning.ts';
import { type Missing, neededFacts } from './needed-facts.ts';

/**
 * What a record of this type (`name` of its description) misses on this day, 'YYYY-MM-DD': other facts may be empty. Notes about
 * codes are no warnings, and a fact that was never checked is not stale.
 */
export function missingFacts(type: string, record: Readonly<Record<string, unknown>>, today: string): Missing[] {
  const missing = neededFacts(type, record, today);
  if (type === 'major') {
    const codes = codesOf(record);
    const warnings = unsilenced(judgeCodes(codes, Number(today.slice(0, 4))), codes.da_biet);
    for (const { field, tone, text, isStrange } of warnings)
      if (tone === 'warning') missing.push({ field, why: isStrange ? 'strange' : 'code', text });
  }
  return missing;
}
