/** Under what the answers about accounts are kept. */
export const accountsKey = ['accounts'] as const;
export const ownSessionsKey = ['own-sessions'] as const;
export const noticesKey = ['own-notices'] as const;
export const accountRulesKey = ['account-rules'] as const;
export const recoveryCodesLeftKey = ['recovery-codes-left'] as const;
