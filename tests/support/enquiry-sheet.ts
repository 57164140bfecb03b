import type { Page } from '@playwright/test';

export const enquirySheet = (page: Page) => page.getByRole('dialog', { name: 'Hỏi tư vấn' });

/** The part of a page that opens the sheet comes late; until it is there, its links lead to the page of the form. */
export const sheetIsReady = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(Hôm nay tư vấn tới|Tư vấn lại lúc) /)
    .waitFor({ state: 'attached' });
