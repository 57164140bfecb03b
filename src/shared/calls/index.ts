import { accountCalls, loginCalls, ownCalls } from './accounts.ts';
import { addressCalls } from './addresses.ts';
import { dashboardCalls } from './dashboard.ts';
import { factCalls, factCountCalls } from './facts.ts';
import { journalCalls } from './journal.ts';
import { linkCalls } from './links.ts';
import { batchCalls, listingsCalls, pastAddressCalls, previewCalls, usesCalls } from './of-records.ts';
import { pictureCalls } from './pictures.ts';
import { draftCalls, dropdownCalls, recordCalls, settingsCalls, uploadCalls, versionCalls } from './records.ts';
import { sheetCalls, sheetPlanCalls } from './sheets.ts';

/** Every call of the back office that stands by itself, by its name. */
export const calls = {
  ...loginCalls,
  ...ownCalls,
  ...accountCalls,
  ...dashboardCalls,
  ...settingsCalls,
  ...factCountCalls,
  ...addressCalls,
  ...linkCalls,
  ...pictureCalls,
  ...journalCalls,
  ...sheetPlanCalls,
};

/** Those of content types, of which each has what it is fit for. */
export const contentCalls = {
  ...recordCalls,
  ...dropdownCalls,
  ...uploadCalls,
  ...usesCalls,
  ...batchCalls,
  ...listingsCalls,
  ...versionCalls,
  ...draftCalls,
  ...previewCalls,
  ...pastAddressCalls,
  ...sheetCalls,
  ...factCalls,
};
