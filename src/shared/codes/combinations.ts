import listed from './combinations.json' with { type: 'json' };

/** A combination of subjects for admission; talent tests stand after the school subjects. */
export type Combination = { code: string; subjects: readonly string[] };

/**
 * Combinations on which at least four of six public lists agree in their school subjects and in the number of talent tests;
 * those lists probably go back to one of the ministry. Each school names and sets its talent tests itself, and the lists differ
 * in those of H01, H03, H07, V00 to V03, S01, N01, N09, R01 to R03 and M13. Left out for doubt: V04, H09, H10, K00, K01, M04
 * to M08, M10 to M12, M14 and up, N03, N06, N07, R00, R05 and up, T05 and up, and all that are new in 2025 (X, Y).
 */
export const combinations: readonly Combination[] = Object.entries(listed).map(([code, subjects]) => ({ code, subjects }));
