import { dayAt } from '#shared/formats/vi-date.ts';

/** The day at the school: '2026-08-21'. */
export const today = (): string => dayAt(new Date());
