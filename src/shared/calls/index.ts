import { accountCalls, loginCalls, ownCalls } from './accounts.ts';
import { addressCalls } from './addresses.ts';
import { dashboardCalls } from './dashboard.ts';
import { askingCalls, enquiryCalls } from './enquiries.ts';
import { factCalls, factCountCalls } from './facts.ts';
import { journalCalls } from './journal.ts';
import { linkCalls } from './links.ts';
import { mailCalls, passwordMailCalls } from './mail.ts';
import { batchCalls, listingsCalls, pastAddressCalls, previewCalls, usesCalls } from './of-records.ts';
import { pictureCalls } from './pictures.ts';
import { draftCalls, dropdownCalls, recordCalls, settingsCalls, uploadCalls, versionCalls } from './records.ts';
import { setAsideCalls } from './set-aside.ts';
import { sheetCalls, sheetPlanCalls } from './sheets.ts';

/** Every call that stands by itself and is no reading of content, by its name. */
export const calls = {
  ...loginCalls,
  ...passwordMailCalls,
  ...mailCalls,
  ...ownCalls,
  ...accountCalls,
  ...dashboardCalls,
  ...settingsCalls,
  ...factCountCalls,
  ...addressCalls,
  ...linkCalls,
  ...askingCalls,
  ...enquiryCalls,
  ...pictureCalls,
  ...journalCalls,
  ...setAsideCalls,
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
