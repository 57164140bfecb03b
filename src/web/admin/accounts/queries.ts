/** Under what the answers about accounts are kept. */
export const accountsKey = ['accounts'] as const;
export const ownSessionsKey = ['own-sessions'] as const;
