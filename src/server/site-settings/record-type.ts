import { siteFaults, tidySite } from '#shared/settings/rules.ts';
import { siteSettings } from '#shared/settings/site.ts';
import type { Slots } from '#server/crud/slots.ts';

const slots: Slots<typeof siteSettings> = {
  faults: (_db, values, before) => Promise.resolve(siteFaults(values, before)),
  beforeSave: (_batch, values) => Promise.resolve(tidySite(values)),
};

/** The settings of the site, changed like a record by whoever may change accounts. */
export const siteSettingsType = { description: siteSettings, slots, needs: 'accounts' } as const;
