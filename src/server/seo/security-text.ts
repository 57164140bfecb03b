import { securityPath } from '#shared/paths.ts';

const day = 24 * 60 * 60 * 1000;

type SecurityContact = { email: string; origin: string | null; now: Date };

/** RFC 9116: where a weakness is reported. It is the same for a day, and no value adds a line. */
export const securityText = ({ email, origin, now }: SecurityContact): string =>
  [
    `Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    `Expires: ${new Date(now.getTime() - (now.getTime() % day) + 31 * day).toISOString()}`,
    'Preferred-Languages: vi, en',
    ...(origin === null ? [] : [`Canonical: ${origin}${securityPath}`]),
    '',
  ].join('\n');
