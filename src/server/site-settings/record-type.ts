import { z } from 'zod';
import { siteFaults, tidySite } from '#shared/settings/rules.ts';
import { siteSettings } from '#shared/settings/site.ts';
import type { Slots } from '#server/crud/model.ts';

/** Before the first save nobody has saved what counts, at no time. */
const moment = z.iso.datetime().nullable();

const slots: Slots<typeof siteSettings> = {
  detailAdds: { created_at: moment, updated_at: moment },
  faults: (_db, values, before) => Promise.resolve(siteFaults(values, before)),
  beforeSave: (_batch, values) => Promise.resolve(tidySite(values)),
};

/** The settings of the site, changed like a record by whoever may change accounts. */
export const siteSettingsType = { description: siteSettings, slots, needs: 'accounts' } as const;
