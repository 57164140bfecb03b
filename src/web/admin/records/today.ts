import { dayAt } from '#shared/rules/vi-date.ts';

/** The day at the school: '2026-08-21'. */
export const today = (): string => dayAt(new Date());
